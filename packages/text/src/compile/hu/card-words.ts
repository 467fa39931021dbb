/** Compile's cards in Hungarian. A verb agrees with its object: `törölj 1 lapot`, but `töröld ezt a lapot`. */
import type { On } from '@pakli/compile';
import { byKind, clause, everyFew, type By, type CardWords, type StepWords } from '../card-text.ts';
import { capital } from '../../locale.ts';
import {
  a,
  a1,
  adjectives,
  amount,
  condition,
  deck,
  details,
  kind,
  lineWith,
  number,
  otherDeck,
  target,
  the,
  value,
  type Thing,
} from './card-terms.ts';
import { az, numberWith } from '../../common/hu/grammar.ts';

/** `do` is a command, `may` a permission. */
type Form = 'do' | 'may';

/** Indefinite and definite: second person, permission, third person. */
const VERBS = {
  draw: ['húzz', 'húzd ki', 'húzhatsz', 'kihúzhatod', 'húz', 'kihúzza'],
  discard: ['dobj el', 'dobd el', 'eldobhatsz', 'eldobhatod', 'eldob', 'eldobja'],
  delete: ['törölj', 'töröld', 'törölhetsz', 'törölheted', 'töröl', 'törli'],
  flip: ['fordíts át', 'fordítsd át', 'átfordíthatsz', 'átfordíthatod', 'átfordít', 'átfordítja'],
  shift: ['helyezz át', 'helyezd át', 'áthelyezhetsz', 'áthelyezheted', 'áthelyez', 'áthelyezi'],
  return: [
    'küldj vissza',
    'küldd vissza',
    'visszaküldhetsz',
    'visszaküldheted',
    'visszaküld',
    'visszaküldi',
  ],
  take: ['vegyél', 'vedd', 'vehetsz', 'veheted', 'vesz', 'veszi'],
  play: ['játssz ki', 'játszd ki', 'kijátszhatsz', 'kijátszhatod', 'kijátszik', 'kijátssza'],
  reveal: ['mutass meg', 'mutasd meg', 'megmutathatsz', 'megmutathatod', 'megmutat', 'megmutatja'],
  refresh: ['frissíts', 'frissíts', 'frissíthetsz', 'frissíthetsz', 'frissít', 'frissít'],
  rearrange: [
    'rendezz át',
    'rendezd át',
    'átrendezhetsz',
    'átrendezheted',
    'átrendez',
    'átrendezi',
  ],
  swap: [
    'cserélj fel',
    'cseréld fel',
    'felcserélhetsz',
    'felcserélheted',
    'felcserél',
    'felcseréli',
  ],
  grab: ['vegyél el', 'vedd el', 'elvehetsz', 'elveheted', 'elvesz', 'elveszi'],
  give: ['adj', 'add', 'adhatsz', 'adhatod', 'ad', 'adja'],
  put: ['tegyél', 'tedd', 'tehetsz', 'teheted', 'tesz', 'teszi'],
  shuffle: ['keverj', 'keverd meg', 'keverhetsz', 'megkeverheted', 'kever', 'megkeveri'],
  mix: [
    'keverj bele',
    'keverd bele',
    'belekeverhetsz',
    'belekeverheted',
    'belekever',
    'belekeveri',
  ],
  say: ['mondj', 'mondd', 'mondhatsz', 'mondhatod', 'mond', 'mondja'],
  turn: ['fordíts', 'fordítsd', 'fordíthatsz', 'fordíthatod', 'fordít', 'fordítja'],
  do: [
    'hajts végre',
    'hajtsd végre',
    'végrehajthatsz',
    'végrehajthatod',
    'végrehajt',
    'végrehajtja',
  ],
  choose: ['válassz', 'válaszd', 'választhatsz', 'választhatod', 'választ', 'választja'],
} as const;

const TO = {
  other: 'egy másik sávba',
  this: 'ebbe a sávba',
  current: 'oda',
  toOrFromThis: 'ebbe a sávba vagy ebből a sávból',
  oppBestLine: 'abba a sávba, ahol az ellenfeled összege a legnagyobb',
} as const;

const PLAY_LINE = {
  any: '',
  this: ' ebbe a sávba',
  other: ' egy másik sávba',
  current: ' oda',
  withFaceDown: ' egy olyan sávba, ahol van lefordított lap',
  underSelf: ' ez alá a lap alá',
} as const;

const WHO = { own: '', opp: 'az ellenfeled ', any: 'egy játékos ' } as const;

const TURN = { ownTurn: 'a saját körödben', oppTurn: 'az ellenfeled körében' } as const;

/** `miután lapot húztál`, `mielőtt ezt a lapot letakarják`. */
function when({ event, who = 'own', line, during, byProtocol }: On): string {
  const after = (you: string, other: string): string =>
    `miután ${WHO[who]}${during === undefined ? '' : `${TURN[during]} `}${who === 'own' ? you : other}`;
  const here = line === undefined ? '' : ' ebbe a sávba';
  return {
    start: 'a köröd elején',
    end: 'a köröd végén',
    wouldBeCovered:
      byProtocol === undefined
        ? 'mielőtt ezt a lapot letakarják'
        : `mielőtt ezt a lapot egy felfordított ${byProtocol}-lap letakarja`,
    afterDraw: after('lapot húztál', 'lapot húzott'),
    afterDiscard: after('lapot dobtál el', 'lapot dobott el'),
    afterDelete: after('lapot töröltél', 'lapot törölt'),
    afterPlay: after(`lapot játszottál ki${here}`, `lapot játszott ki${here}`),
    afterClearCache: after('kiürítetted a gyorsítótáradat', 'kiürítette a gyorsítótárát'),
    afterShuffle: after('megkeverted a paklidat', 'megkeverte a pakliját'),
    afterRefresh: after('frissítettél', 'frissített'),
    afterCompile: after('kompiláltál', 'kompilált'),
  }[event];
}

function stepsIn(form: Form): StepWords {
  const act = (by: By, verb: keyof typeof VERBS, definite: boolean): string => {
    const [command, commandThe, may, mayThe, does, doesThe] = VERBS[verb];
    if (by === undefined) {
      if (form === 'do') return definite ? commandThe : command;
      return definite ? mayThe : may;
    }
    const who = by === 'both' ? 'mindkét játékos' : 'az ellenfeled';
    return `${who} ${definite ? doesThe : does}`;
  };
  /** Subject, verb and object. */
  const to = (by: By, verb: keyof typeof VERBS, thing: Thing): string =>
    `${act(by, verb, thing.the)} ${thing.text}`;
  return {
    draw({ by, count, from, filter }) {
      // Decks are named relative to the acting player.
      const source =
        from === undefined
          ? ''
          : from === 'oppDeck'
            ? by === 'opponent'
              ? ' a te paklidból'
              : ' az ellenfeled paklijából'
            : by === undefined
              ? ' a paklidból'
              : ' a saját paklijából';
      return to(by, 'draw', amount(count, by, filter)) + source;
    },
    discard({ by, count, from, to: trash, random }) {
      if (from === 'ownDeck') return to(by, 'discard', amount('deck', by));
      if (from !== undefined) {
        const top = from === 'ownDeckTop' ? deck(by) : otherDeck(by);
        return to(by, 'discard', the(`${genitive(top)} legfelső lapját`));
      }
      const where = trash === undefined ? '' : ' az ellenfeled lomtárába';
      return `${to(by, 'discard', amount(count, by))}${random ? ' találomra' : ''}${where}`;
    },
    delete: ({ by, target: cards }) => to(by, 'delete', target(cards, by)),
    flip: ({ by, target: cards, ignoreMiddle }) =>
      `${to(by, 'flip', target(cards, by))}${ignoreMiddle ? ' a középső szövege nélkül' : ''}`,
    shift: ({ by, target: cards, to: line }) =>
      `${from(to(by, 'shift', target(cards, by)))} ${TO[line]}`,
    return: ({ by, target: cards }) =>
      `${from(to(by, 'return', target(cards, by)))} ${cards.pick === 'all' ? 'a gazdáik kezébe' : 'a gazdája kezébe'}`,
    seize: ({ by, target: cards }) =>
      `${to(by, 'take', target(cards, by))} ${by === undefined ? 'a kezedbe' : 'a kezébe'}`,
    play({ by, from: source, face, line, side, filter = {}, ref, matching }) {
      const facing = { up: ' felfordítva', down: ' lefordítva', choice: '' }[face];
      const card = a1(`${value(filter)}${kind(filter)}lapot`);
      const what: Thing =
        ref === 'that'
          ? the('azt a lapot')
          : {
              hand: a(card),
              ownTrash: a(`${card} ${by === undefined ? 'a lomtáradból' : 'a lomtárából'}`),
              ownDeckTop: the(`${genitive(deck(by))} legfelső lapját`),
              oppDeckTop: the(`${genitive(otherDeck(by))} legfelső lapját`),
            }[source];
      const where = side === undefined ? '' : ' az ellenfeled oldalára';
      const free = matching === undefined ? '' : ', bármi is a protokollja';
      return `${to(by, 'play', what)}${facing}${PLAY_LINE[line]}${where}${free}`;
    },
    reveal({ by, what, target: cards }) {
      const mine = by === undefined;
      const shown: Readonly<Record<typeof what, Thing>> = {
        hand: the(mine ? 'a kezedben lévő lapokat' : 'a kezében lévő lapokat'),
        deck: amount('deck', by),
        deckTop: the(`${genitive(deck(by))} legfelső lapját`),
        handCard:
          cards === undefined
            ? a(`1 lapot ${mine ? 'a kezedből' : 'a kezéből'}`)
            : target(cards, by),
        trashCard: a(`1 lapot ${mine ? 'a lomtáradból' : 'a lomtárából'}`),
        fieldCard: target(cards ?? {}, by),
      };
      return to(by, 'reveal', shown[what]);
    },
    refresh: ({ by }) => act(by, 'refresh', false),
    rearrange: ({ by, whose }) =>
      to(
        by,
        'rearrange',
        the(whose === 'own' ? 'a protokolljaidat' : 'az ellenfeled protokolljait'),
      ),
    swapProtocols: ({ by, whose }) =>
      to(by, 'swap', the(whose === 'own' ? '2 protokollodat' : 'az ellenfeled 2 protokollját')),
    swapStacks: ({ by, whose }) =>
      to(by, 'swap', the(whose === 'own' ? '2 halmodat' : 'az ellenfeled 2 halmát')),
    give: ({ count }) =>
      `${act(undefined, 'give', false)} az ellenfelednek ${count} lapot a kezedből`,
    takeRandom: ({ count }) =>
      `${to(undefined, 'grab', a(`${count} lapot`))} találomra az ellenfeled kezéből`,
    putOnDeckTop: ({ target: cards }) =>
      `${to(undefined, 'put', target(cards, undefined))} lefordítva a gazdája paklijának tetejére`,
    shuffle: ({ by, what }) =>
      what === 'deck'
        ? to(by, 'shuffle', amount('deck', by))
        : `${to(by, 'mix', the(by === undefined ? 'a lomtáradat' : 'a lomtárát'))} ${by === undefined ? 'a paklidba' : 'a paklijába'}`,
    declare: ({ what }) =>
      to(undefined, 'say', a(what === 'number' ? 'egy számot' : 'egy protokollt')),
    flipProtocol: ({ protocol }) =>
      to(undefined, 'turn', the(`${az(protocol)} protokollodat a kompilált oldalára`)),
    forbidCompile: () => 'az ellenfeled a következő körében nem kompilálhat',
    copyMiddle({ target: cards }) {
      const single = adjectives(cards, true) + kind(cards);
      const whose =
        cards.side === 'opp' ? `az ellenfeled 1 ${single}lapjának` : `1 ${single}lapnak a`;
      return `${to(undefined, 'do', the(`${whose} középső szövegét`))}, mintha ezen a lapon állna`;
    },
    chain: ({ gate, first, then }, words) =>
      gate === 'done'
        ? `${words.step(first, words)}. Ha megtetted, ${clause(then, cardWords)}`
        : `${words.step(first, words)}, majd ${clause(then, words)}`,
    may: ({ do: steps }) => clause(steps, permitted),
    either: ({ options }, words) =>
      options.map((steps) => `vagy ${clause(steps, words)}`).join(', '),
    if({ cond, do: steps, else: otherwise }, words) {
      const rest = otherwise === undefined ? '' : `; különben ${clause(otherwise, words)}`;
      return `ha ${condition(cond)}, ${clause(steps, words)}${rest}`;
    },
    forEachLine({ lines, do: steps }, words) {
      const where = {
        any: 'minden sávban',
        other: 'minden másik sávban',
        withOwnCard: 'minden sávban, ahol van lapod',
        withFaceDown: 'minden sávban, ahol van lefordított lap',
      }[lines];
      // The line was just named.
      return `${where}: ${clause(steps, words).replace(' ott ', ' ')}`;
    },
    chooseLine({ among, where, do: steps }, words) {
      const line = among === 'any' ? 'egy sávot' : 'egy másik sávot';
      const only = where === undefined ? '' : `, ${lineWith(where)}`;
      return `${act(undefined, 'choose', false)} ${line}${only}, és ${clause(steps, words)}`;
    },
    repeat({ times, do: steps }, words) {
      const few = everyFew(times);
      if (few !== undefined) {
        const { cards: count } = few;
        const noun = `${adjectives(count, false)}${kind(count)}lap`;
        return `${details(count)} minden ${few.part} ${noun} után: ${clause(steps, words)}`.trim();
      }
      return `annyiszor, amennyi ${number(times)}: ${clause(steps, words)}`;
    },
  };
}

/** A card that leaves a place leaves from there. */
const from = (text: string): string =>
  text.replace('ebben a sávban', 'ebből a sávból').replace(' ott ', ' onnan ');

/** The owner of something named after it: `a paklid`, `az ellenfeled paklijának`. */
const genitive = (owner: string): string =>
  owner.startsWith('az ellenfeled') ? `${owner}nak`.replace('paklijanak', 'paklijának') : owner;

/** `nem húzhatsz lapot`, `az ellenfeled nem húzhat lapot`. */
function cannot(who: 'own' | 'opp' | 'any', you: string, other: string, rest: string): string {
  if (who === 'own') return `nem ${you}${rest}`;
  return `${who === 'opp' ? 'az ellenfeled nem' : 'senki sem'} ${other}${rest}`;
}

const rules: CardWords['rules'] = {
  trigger: ({ on, do: steps }, words) => {
    const [first = '', ...rest] = steps.map((step) => words.step(step, words));
    const link = on.event === 'start' || on.event === 'end' ? ': ' : ', ';
    return [`${when(on)}${link}${first}`, ...rest.map((text) => capital(text, 'hu'))].join('. ');
  },
  modify(rule) {
    if (rule.what === 'cardValue') {
      return `ebben a halomban a lefordított lapok értéke ${rule.set}`;
    }
    const { whose, add, when: cond } = rule;
    const total = `${whose === 'own' ? 'az összeged' : 'az ellenfeled összege'} ebben a sávban`;
    const only = cond === undefined ? '' : `, amíg ${condition(cond)}`;
    if (typeof add === 'number') {
      return `${total} ${numberWith(Math.abs(add))} ${add < 0 ? 'kisebb' : 'nagyobb'}${only}`;
    }
    return `${total} annyival nagyobb, amennyi ${number(add)}${only}`;
  },
  restrict: {
    flip: () => 'ez a lap nem fordítható át',
    draw(rule) {
      const only = rule.when === undefined ? '' : `, amíg ${condition(rule.when)}`;
      return cannot(rule.who, 'húzhatsz lapot', 'húzhat lapot', only);
    },
    cachePhase: (rule) =>
      rule.who === 'own'
        ? 'hagyd ki a gyorsítótár-szakaszodat'
        : `${WHO[rule.who]}kihagyja a gyorsítótár-szakaszt`,
    middle(rule) {
      const turn = rule.during === undefined ? '' : `${TURN[rule.during]} `;
      const cards = {
        any: 'a lapok',
        own: 'a lapjaid',
        opp: 'az ellenfeled lapjainak',
      }[rule.who];
      const place = rule.line === 'this' ? 'ebben a sávban ' : '';
      return `${turn}${place}${cards} középső szövege nem érvényes`;
    },
    play(rule) {
      const facing = { play: '', playFaceDown: ' lefordítva', playFaceUp: ' felfordítva' };
      const rest = `${facing[rule.what]}${rule.line === 'this' ? ' ebbe a sávba' : ''}`;
      return cannot(rule.who, 'játszhatsz ki lapot', 'játszhat ki lapot', rest);
    },
  },
  permit: {
    playFaceUpAnyLine: (rule) =>
      rule.who === 'own'
        ? 'bármelyik sávba kijátszhatsz lapot felfordítva'
        : `${WHO[rule.who ?? 'any']}bármelyik sávba kijátszhat lapot felfordítva`,
    playFaceUpHere: (rule) => `${rule.protocol}-lapok felfordítva kijátszhatók ebbe a sávba`,
    playSelfAnyLine: () => 'ez a lap bármelyik sávba kijátszható felfordítva',
    playSelfEitherSide: () => 'ez a lap bármelyik oldalra kijátszható',
  },
  replace: {
    flipSelf: (_, instead) => `ha ezt a lapot átfordítanák, helyette ${instead}`,
    compileDeleteSelf: (_, instead) => `ha ezt a lapot egy kompilálás törölné, helyette ${instead}`,
    returnToHand: (rule, instead) =>
      `ha egy lap visszakerülne ${rule.whose === 'own' ? 'a kezedbe' : 'az ellenfeled kezébe'}, helyette ${instead}`,
  },
};

const common: Pick<CardWords, 'join' | 'sentence' | 'rules'> = {
  join: (clauses) => clauses.join(', majd '),
  sentence: (text) => `${capital(text, 'hu')}.`,
  rules,
};

export const cardWords: CardWords = { ...common, step: byKind(stepsIn('do')) };

/** Permitted acts. */
const permitted: CardWords = { ...common, step: byKind(stepsIn('may')) };
