/** Compile's cards in Turkish. The verb comes last, and attributes come before the card. */
import type { On } from '@pakli/compile';
import { byKind, clause, everyFew, type By, type CardWords, type StepWords } from '../card-text.ts';
import { capital } from '../../locale.ts';
import {
  adjectives,
  amount,
  condition,
  lineWith,
  not,
  noun,
  number,
  otherDeck,
  ownDeck,
  place,
  target,
  value,
  worth,
} from './card-terms.ts';

/** `do` is a command, `may` a permission. */
type Form = 'do' | 'may';

/** Second person, permission, third person. */
const VERBS = {
  draw: ['çek', 'çekebilirsin', 'çeker'],
  discard: ['at', 'atabilirsin', 'atar'],
  delete: ['sil', 'silebilirsin', 'siler'],
  flip: ['çevir', 'çevirebilirsin', 'çevirir'],
  shift: ['kaydır', 'kaydırabilirsin', 'kaydırır'],
  return: ['döndür', 'döndürebilirsin', 'döndürür'],
  take: ['al', 'alabilirsin', 'alır'],
  play: ['oyna', 'oynayabilirsin', 'oynar'],
  reveal: ['göster', 'gösterebilirsin', 'gösterir'],
  refresh: ['yenile', 'yenileyebilirsin', 'yeniler'],
  rearrange: ['yeniden sırala', 'yeniden sıralayabilirsin', 'yeniden sıralar'],
  swap: ['birbiriyle değiştir', 'birbiriyle değiştirebilirsin', 'birbiriyle değiştirir'],
  give: ['ver', 'verebilirsin', 'verir'],
  put: ['koy', 'koyabilirsin', 'koyar'],
  shuffle: ['karıştır', 'karıştırabilirsin', 'karıştırır'],
  say: ['söyle', 'söyleyebilirsin', 'söyler'],
  do: ['uygula', 'uygulayabilirsin', 'uygular'],
  choose: ['seç', 'seçebilirsin', 'seçer'],
} as const;

const TO = {
  other: 'başka bir kulvara',
  this: 'bu kulvara',
  current: 'oraya',
  toOrFromThis: 'bu kulvara ya da bu kulvardan başka birine',
  oppBestLine: 'rakibinin toplamının en yüksek olduğu kulvara',
} as const;

const PLAY_LINE = {
  any: '',
  this: 'bu kulvara ',
  other: 'başka bir kulvara ',
  current: 'oraya ',
  withFaceDown: 'kapalı kart bulunan bir kulvara ',
  underSelf: 'bu kartın altına ',
} as const;

const WHO = { own: '', opp: 'rakibin ', any: 'bir oyuncu ' } as const;

const TURN = { ownTurn: 'kendi turunda ', oppTurn: 'rakibinin turunda ' } as const;

/** `kart çektikten sonra`, `bu kart örtülmeden önce`. */
function when({ event, who = 'own', line, during, byProtocol }: On): string {
  const after = (done: string): string =>
    `${WHO[who]}${during === undefined ? '' : TURN[during]}${done} sonra`;
  return {
    start: 'turunun başında',
    end: 'turunun sonunda',
    wouldBeCovered: `bu kart ${byProtocol === undefined ? '' : `açık bir ${byProtocol} kartıyla `}örtülmeden önce`,
    afterDraw: after('kart çektikten'),
    afterDiscard: after('kart attıktan'),
    afterDelete: after('kart sildikten'),
    afterPlay: after(`${line === undefined ? '' : 'bu kulvara '}kart oynadıktan`),
    afterClearCache: after('önbelleğini boşalttıktan'),
    afterShuffle: after(`${who === 'own' ? 'desteni' : 'destesini'} karıştırdıktan`),
    afterRefresh: after('elini yeniledikten'),
    afterCompile: after('derledikten'),
  }[event];
}

function stepsIn(form: Form): StepWords {
  /** Subject and verb, with the rest of the sentence in between. */
  const act = (by: By, verb: keyof typeof VERBS, rest: string): string => {
    const [command, may, does] = VERBS[verb];
    if (by === undefined) return `${rest} ${form === 'do' ? command : may}`;
    return `${by === 'both' ? 'iki oyuncu da' : 'rakibin'} ${rest} ${does}`;
  };
  return {
    draw({ by, count, from, filter }) {
      // Decks are named relative to the acting player.
      const source =
        from === undefined
          ? ''
          : `${from === 'oppDeck' ? otherDeck(by, 'den') : ownDeck(by, 'den')} `;
      return act(by, 'draw', `${source}${amount(count, by, filter)}`);
    },
    discard({ by, count, from, to, random }) {
      if (from === 'ownDeck') return act(by, 'discard', ownDeck(by, 'i'));
      if (from !== undefined) {
        const top = from === 'ownDeckTop' ? ownDeck(by, 'nin') : otherDeck(by, 'nin');
        return act(by, 'discard', `${top} en üstündeki kartı`);
      }
      const where = to === undefined ? '' : 'rakibinin çöpüne ';
      return act(by, 'discard', `${where}${random ? 'rastgele ' : ''}${amount(count, by)}`);
    },
    delete: ({ by, target: cards }) => act(by, 'delete', target(cards, by, 'a')),
    flip: ({ by, target: cards, ignoreMiddle }) =>
      act(
        by,
        'flip',
        ignoreMiddle ? `${target(cards, by)} orta metnini uygulamadan` : target(cards, by, 'a'),
      ),
    shift: ({ by, target: cards, to }) => act(by, 'shift', `${target(cards, by)} ${TO[to]}`),
    return: ({ by, target: cards }) =>
      act(
        by,
        'return',
        `${target(cards, by)} ${cards.pick === 'all' ? 'sahiplerinin' : 'sahibinin'} eline`,
      ),
    seize: ({ by, target: cards }) => act(by, 'take', `${target(cards, by)} eline`),
    play({ by, from, face, line, side, filter = {}, ref, matching }) {
      const facing = { up: 'açık', down: 'kapalı', choice: '' }[face];
      const card = `${value(filter)}${not(filter)}1 ${noun(filter, face === 'choice' ? 'a' : 'the')}`;
      const what =
        ref === 'that'
          ? 'o kartı'
          : {
              hand: card,
              ownTrash: `çöpünden ${card}`,
              ownDeckTop: `${ownDeck(by, 'nin')} en üstündeki kartı`,
              oppDeckTop: `${otherDeck(by, 'nin')} en üstündeki kartı`,
            }[from];
      const where = side === undefined ? '' : 'rakibinin tarafına ';
      const free = matching === undefined ? '' : 'protokolü ne olursa olsun ';
      // An indefinite object stands next to its verb, a definite one before the place.
      const place = `${PLAY_LINE[line]}${where}`;
      const indefinite = face === 'choice' && ref === undefined && !from.endsWith('DeckTop');
      return act(
        by,
        'play',
        indefinite ? `${free}${place}${what}` : `${free}${what} ${place}${facing}`.trimEnd(),
      );
    },
    reveal({ by, what, target: cards }) {
      const shown: Readonly<Record<typeof what, string>> = {
        hand: 'elini',
        deck: ownDeck(by, 'i'),
        deckTop: `${ownDeck(by, 'nin')} en üstündeki kartı`,
        handCard: cards === undefined ? 'elinden 1 kart' : target(cards, by),
        trashCard: 'çöpünden 1 kart',
        fieldCard: target(cards ?? {}, by, 'a'),
      };
      return act(by, 'reveal', shown[what]);
    },
    refresh: ({ by }) => act(by, 'refresh', 'elini'),
    rearrange: ({ by, whose }) =>
      act(by, 'rearrange', `${whose === 'own' ? 'kendi' : 'rakibinin'} protokollerini`),
    swapProtocols: ({ by, whose }) =>
      act(by, 'swap', `${whose === 'own' ? 'kendi' : 'rakibinin'} protokollerinden 2 tanesini`),
    swapStacks: ({ by, whose }) =>
      act(by, 'swap', `${whose === 'own' ? 'kendi' : 'rakibinin'} yığınlarından 2 tanesini`),
    give: ({ count }) => act(undefined, 'give', `rakibine elinden ${count} kart`),
    takeRandom: ({ count }) => act(undefined, 'take', `rakibinin elinden rastgele ${count} kart`),
    putOnDeckTop: ({ target: cards }) =>
      act(
        undefined,
        'put',
        `${target(cards, undefined)} kapalı olarak sahibinin destesinin üstüne`,
      ),
    shuffle: ({ by, what }) =>
      act(
        by,
        'shuffle',
        what === 'deck'
          ? ownDeck(by, 'i')
          : `${by === undefined ? 'çöpünü' : 'kendi çöpünü'} ${ownDeck(by, 'e')} katıp desteyi`,
      ),
    declare: ({ what }) => act(undefined, 'say', what === 'number' ? 'bir sayı' : 'bir protokol'),
    flipProtocol: ({ protocol }) =>
      act(undefined, 'flip', `${protocol} protokolünü derlenmiş yüzüne`),
    forbidCompile: () => 'rakibin sonraki turunda derleyemez',
    copyMiddle({ target: cards }) {
      const like = `${place(cards)}${worth(cards)}${adjectives(cards, true)}`;
      const whose =
        cards.side === 'opp' ? `rakibinin ${like}kartlarından birinin` : `${like}1 kartın`;
      return act(undefined, 'do', `${whose} orta metnini bu karttaymış gibi`);
    },
    chain: ({ gate, first, then }, words) =>
      gate === 'done'
        ? `${words.step(first, words)}. Bunu yaparsan ${clause(then, cardWords)}`
        : `${words.step(first, words)}, sonra ${clause(then, words)}`,
    may: ({ do: steps }) => clause(steps, permitted),
    either: ({ options }, words) =>
      options.map((steps, n) => `${n === 0 ? 'ya' : 'ya da'} ${clause(steps, words)}`).join(' '),
    if({ cond, do: steps, else: otherwise }, words) {
      const rest = otherwise === undefined ? '' : `; yoksa ${clause(otherwise, words)}`;
      return `${condition(cond, 'sa')} ${clause(steps, words)}${rest}`;
    },
    forEachLine({ lines, do: steps }, words) {
      const where = {
        any: 'her kulvarda',
        other: 'diğer her kulvarda',
        withOwnCard: 'kartının bulunduğu her kulvarda',
        withFaceDown: 'kapalı kart bulunan her kulvarda',
      }[lines];
      return `${where}: ${clause(steps, words)}`;
    },
    chooseLine({ among, where, do: steps }, words) {
      const line = among === 'any' ? 'bir kulvar' : 'başka bir kulvar';
      const only = where === undefined ? '' : `${lineWith(where)} `;
      return `${act(undefined, 'choose', `${only}${line}`)} ve ${clause(steps, words)}`;
    },
    repeat({ times, do: steps }, words) {
      const few = everyFew(times);
      if (few !== undefined) {
        const { cards: count } = few;
        const what = `${adjectives(count, false)}${noun(count, 'a')}`;
        return `${place(count)}her ${few.part} ${what} için ${clause(steps, words)}`;
      }
      return `${number(times)} kadar kez: ${clause(steps, words)}`;
    },
  };
}

/** `kart çekemezsin`, `rakibin kart çekemez`. */
function cannot(who: 'own' | 'opp' | 'any', what: string, verb: string): string {
  if (who === 'own') return `${what} ${verb}sin`;
  return `${who === 'opp' ? 'rakibin' : 'hiçbir oyuncu'} ${what} ${verb}`;
}

const rules: CardWords['rules'] = {
  trigger: ({ on, do: steps }, words) => {
    const [first = '', ...rest] = steps.map((step) => words.step(step, words));
    const then = rest.map((text) => capital(text, 'tr'));
    if (on.event === 'start' || on.event === 'end') {
      return [`${when(on)}: ${first}`, ...then].join('. ');
    }
    // A shared subject is named once; the first actor is named if another one acts then.
    const they = first.startsWith(WHO.opp);
    const after = they && on.who === 'opp' ? first.slice(WHO.opp.length) : first;
    const you = they && on.event !== 'wouldBeCovered' && (on.who ?? 'own') === 'own' ? 'sen ' : '';
    return [`${you}${when(on)} ${after}`, ...then].join('. ');
  },
  modify(rule) {
    if (rule.what === 'cardValue') return `bu yığındaki kapalı kartların değeri ${rule.set} olur`;
    const { whose, add, when: cond } = rule;
    const total = whose === 'own' ? 'bu kulvardaki toplamın' : 'rakibinin bu kulvardaki toplamı';
    const only = cond === undefined ? '' : `${condition(cond, 'ken')} `;
    if (typeof add === 'number') {
      return `${only}${total} ${Math.abs(add)} ${add < 0 ? 'azalır' : 'artar'}`;
    }
    return `${only}${total}, ${number(add)} kadar artar`;
  },
  restrict: {
    flip: () => 'bu kart çevrilemez',
    draw(rule) {
      const only = rule.when === undefined ? '' : `${condition(rule.when, 'ken')} `;
      return only + cannot(rule.who, 'kart', 'çekemez');
    },
    cachePhase: (rule) =>
      rule.who === 'own' ? 'önbellek aşamanı atla' : `${WHO[rule.who]}önbellek aşamasını atlar`,
    middle(rule) {
      const turn = rule.during === undefined ? '' : TURN[rule.during];
      const place = rule.line === 'this' ? 'bu kulvardaki ' : '';
      const cards = {
        any: `${place}kartların`,
        own: `${place}kartlarının`,
        opp: `rakibinin ${place}kartlarının`,
      }[rule.who];
      return `${turn}${cards} orta metinleri geçersizdir`;
    },
    play(rule) {
      const facing = { play: '', playFaceDown: 'kapalı ', playFaceUp: 'açık ' }[rule.what];
      const place = rule.line === 'this' ? 'bu kulvara ' : '';
      return cannot(rule.who, `${place}${facing}kart`, 'oynayamaz');
    },
  },
  permit: {
    playFaceUpAnyLine: (rule) =>
      rule.who === 'own'
        ? 'her kulvara açık kart oynayabilirsin'
        : `${WHO[rule.who ?? 'any']}her kulvara açık kart oynayabilir`,
    playFaceUpHere: (rule) => `${rule.protocol} kartları bu kulvara açık oynanabilir`,
    playSelfAnyLine: () => 'bu kart her kulvara açık oynanabilir',
    playSelfEitherSide: () => 'bu kart iki taraftan herhangi birine oynanabilir',
  },
  replace: {
    flipSelf: (_, instead) => `bu kart çevrilecekse bunun yerine ${instead}`,
    compileDeleteSelf: (_, instead) =>
      `bu kart derleme yüzünden silinecekse bunun yerine ${instead}`,
    returnToHand: (rule, instead) =>
      `bir kart ${rule.whose === 'own' ? 'eline' : 'rakibinin eline'} dönecekse bunun yerine ${instead}`,
  },
};

const common: Pick<CardWords, 'join' | 'sentence' | 'rules'> = {
  join: (clauses) => clauses.join(', sonra '),
  sentence: (text) => `${capital(text, 'tr')}.`,
  rules,
};

export const cardWords: CardWords = { ...common, step: byKind(stepsIn('do')) };

/** Permitted acts. */
const permitted: CardWords = { ...common, step: byKind(stepsIn('may')) };
