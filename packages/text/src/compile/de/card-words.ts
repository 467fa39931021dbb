/** Compile's cards in German. */
import type { Selector, CardStep } from '@pakli/compile';
import {
  everyFew,
  sayCase,
  type By,
  type CardWords,
  type CaseOf,
  type Cases,
  type RuleOf,
} from '../card-text.ts';
import {
  amount,
  condition,
  lineWith,
  many,
  nounOf,
  number,
  oder,
  ofOther,
  own,
  side,
  target,
  test,
} from './card-terms.ts';
import { karten } from '../../common/de/grammar.ts';
import { WHO, when } from './card-events.ts';
import { say, type Mood } from './card-verbs.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const TO = {
  other: 'in eine andere Bahn',
  this: 'in diese Bahn',
  current: 'dorthin',
  toOrFromThis: 'in diese Bahn oder aus ihr heraus',
  oppBestLine: 'in die Bahn mit der höchsten Summe deines Gegners',
} as const;

const PLAY_LINE = {
  any: '',
  this: ' in diese Bahn',
  other: ' in eine andere Bahn',
  current: ' dorthin',
  withFaceDown: ' in eine Bahn mit einer verdeckten Karte',
  underSelf: ' unter diese Karte',
} as const;

/** One step, as a command or behind `du darfst`. */
function step(one_: CardStep, mood: Mood): string {
  switch (one_.op) {
    case 'draw': {
      const { by, count, from, filter } = one_;
      const value = filter?.value === undefined ? '' : ` ${test(filter.value)}`;
      const source =
        from === 'oppDeck'
          ? by === 'opponent'
            ? ' von deinem Deck'
            : ' vom Deck deines Gegners'
          : from === 'ownDeck'
            ? ` von ${own(by, 'em')} Deck`
            : '';
      return say('draw', mood, by, `${amount(count, by, filter)}${value}${source}`);
    }
    case 'discard': {
      const { by, count, from, to, random } = one_;
      if (from === 'ownDeck') return say('discard', mood, by, `${own(by, '')} Deck`);
      if (from !== undefined) {
        const deck = from === 'ownDeckTop' ? `${own(by, 'es')} Decks` : ofOther('Deck', by);
        return say('discard', mood, by, `die oberste Karte ${deck}`);
      }
      const where =
        to === undefined
          ? ''
          : by === 'opponent'
            ? ' in deine Ablage'
            : ' in die Ablage deines Gegners';
      return say('discard', mood, by, `${random ? 'zufällig ' : ''}${amount(count, by)}${where}`);
    }
    case 'delete':
      return say('delete', mood, one_.by, target(one_.target, one_.by));
    case 'flip': {
      const silent = one_.ignoreMiddle ? ' (ihr mittlerer Text gilt nicht)' : '';
      return `${say('flip', mood, one_.by, target(one_.target, one_.by))}${silent}`;
    }
    case 'shift':
      return say('shift', mood, one_.by, `${target(one_.target, one_.by)} ${TO[one_.to]}`);
    case 'return': {
      const hand =
        one_.target.pick === 'all'
          ? 'auf die Hände ihrer Besitzer'
          : 'auf die Hand ihres Besitzers';
      return say('return', mood, one_.by, `${target(one_.target, one_.by)} ${hand}`);
    }
    case 'seize':
      return say('take', mood, one_.by, `${target(one_.target, one_.by)} auf ${own(one_.by)} Hand`);
    case 'play':
      return playing(one_, mood);
    case 'reveal':
      return revealing(one_, mood);
    case 'refresh':
      if (mood === 'may') return 'auffrischen';
      return one_.by === undefined ? 'frische auf' : 'dein Gegner frischt auf';
    case 'rearrange':
      return say('arrange', mood, one_.by, plates(one_.whose, 'Protokolle', one_.by));
    case 'swapProtocols':
      return say('swap', mood, one_.by, two(one_.whose, 'Protokolle'));
    case 'swapStacks':
      return say('swap', mood, one_.by, two(one_.whose, 'Stapel'));
    case 'give':
      return say('give', mood, undefined, `deinem Gegner ${karten(one_.count)} aus deiner Hand`);
    case 'takeRandom':
      return say(
        'take',
        mood,
        undefined,
        `zufällig ${karten(one_.count)} aus der Hand deines Gegners`,
      );
    case 'putOnDeckTop':
      return say(
        'put',
        mood,
        undefined,
        `${target(one_.target, undefined)} verdeckt oben auf sein Deck`,
      );
    case 'shuffle':
      return one_.what === 'deck'
        ? say('shuffle', mood, one_.by, `${own(one_.by, '')} Deck`)
        : say('shuffle', mood, one_.by, `${own(one_.by)} Ablage in ${own(one_.by, '')} Deck`);
    case 'declare':
      return say('name', mood, undefined, one_.what === 'number' ? 'eine Zahl' : 'ein Protokoll');
    case 'flipProtocol':
      return `dein Protokoll ${one_.protocol} gilt als kompiliert`;
    case 'forbidCompile':
      return 'dein Gegner kann in seinem nächsten Zug nicht kompilieren';
    case 'copyMiddle': {
      const text = say('carry', mood, undefined, `den mittleren Text von ${ofTarget(one_.target)}`);
      return `${text}, als stünde er auf dieser Karte`;
    }
    case 'chain': {
      const before = step(one_.first, mood);
      const link = one_.gate === 'done' ? '. Wenn du das tust, ' : ', dann ';
      return `${before}${link}${behind(all(one_.then, 'do'), one_.gate === 'done' ? '' : before)}`;
    }
    case 'may':
      return `du darfst ${all(one_.do, 'may')}`;
    case 'either':
      return choice(one_.options, mood);
    case 'if': {
      const rest = one_.else === undefined ? '' : `; sonst ${behind(all(one_.else, 'do'))}`;
      return `wenn ${condition(one_.cond)}, ${behind(all(one_.do, 'do'))}${rest}`;
    }
    case 'forEachLine':
      // The line is said already.
      return `${EACH[one_.lines]}: ${capital(all(one_.do, 'do').replace(/ dort(hin)?(?= um$|$)/, ''))}`;
    case 'chooseLine': {
      const line = one_.among === 'any' ? 'eine Bahn' : 'eine andere Bahn';
      const only = one_.where === undefined ? '' : lineWith(one_.where);
      return (
        `wähle ${line}${only.startsWith(',') ? '' : ' '}${only}`.trimEnd() +
        ` und ${all(one_.do, 'do')}`
      );
    }
    case 'repeat':
      return repeated(one_);
    default:
      return one_ satisfies never;
  }
}

const EACH = {
  any: 'in jeder Bahn',
  other: 'in jeder anderen Bahn',
  withOwnCard: 'in jeder Bahn, in der du eine Karte hast',
  withFaceDown: 'in jeder Bahn mit einer verdeckten Karte',
} as const;

function all(steps: readonly CardStep[], mood: Mood): string {
  const [first = '', ...rest] = steps.map((one_) => step(one_, mood));
  return [first, ...rest.map((text) => (mood === 'may' ? text : behind(text)))].join(
    mood === 'may' ? ' und ' : ', dann ',
  );
}

/** Behind another clause the verb comes first: `wirft dein Gegner`. A command begins with it anyway. Who goes on is not named twice. */
function behind(text: string, before = ''): string {
  const inverted = text.replace(/^(du|dein Gegner|dein Protokoll \S+|beide) (\S+)/, '$2 $1');
  return before.startsWith('dein Gegner ')
    ? inverted.replace(/^(\S+) dein Gegner/, '$1 er')
    : inverted;
}

/** `wirf entweder 1 Karte ab oder drehe diese Karte um`; behind `du darfst`, `entweder` comes first. */
function choice(options: readonly (readonly CardStep[])[], mood: Mood): string {
  const said = oder(options.map((steps) => all(steps, mood)));
  return mood === 'do' ? said.replace(/^\S+/, '$& entweder') : `entweder ${said}`;
}

function plates(whose: 'own' | 'opp', noun: string, by: By): string {
  if (by === 'opponent') return whose === 'own' ? `deine ${noun}` : `seine ${noun}`;
  return whose === 'own' ? `deine ${noun}` : `die ${noun} deines Gegners`;
}

function two(whose: 'own' | 'opp', noun: string): string {
  return whose === 'own' ? `2 deiner ${noun}` : `2 ${noun} deines Gegners`;
}

function ofTarget(selector: Selector): string {
  return target(selector, undefined).replace(/^1 (\S+)e Karte/, '1 $1en Karte');
}

function playing(
  { by, from, face, line, side: where, filter, ref, matching }: Extract<CardStep, { op: 'play' }>,
  mood: Mood,
): string {
  const facing = face === 'choice' ? '' : face === 'up' ? ' offen' : ' verdeckt';
  const value = filter?.value === undefined ? '' : ` ${test(filter.value)}`;
  const card = `1 ${nounOf(filter ?? {})}${value}`;
  const what =
    ref === 'that'
      ? 'die Karte'
      : {
          hand: card,
          ownTrash: `${card} aus ${own(by, 'er')} Ablage`,
          ownDeckTop: `die oberste Karte ${own(by, 'es')} Decks`,
          oppDeckTop: `die oberste Karte ${ofOther('Deck', by)}`,
        }[from];
  const onto = where === undefined ? '' : ' auf die Seite deines Gegners';
  const free = matching === undefined ? '' : ' gleich welchen Protokolls';
  return say('play', mood, by, `${what}${free}${facing}${PLAY_LINE[line]}${onto}`);
}

function revealing(
  { by, what, target: cards }: Extract<CardStep, { op: 'reveal' }>,
  mood: Mood,
): string {
  const shown = {
    hand: `${own(by)} Hand`,
    deck: `${own(by, '')} Deck`,
    deckTop: `die oberste Karte ${own(by, 'es')} Decks`,
    handCard: cards === undefined ? `1 Karte aus ${own(by, 'er')} Hand` : target(cards, by),
    trashCard: `1 Karte aus ${own(by, 'er')} Ablage`,
    fieldCard: target(cards ?? {}, by),
  }[what];
  return say('reveal', mood, by, shown);
}

function repeated({ times, do: steps }: Extract<CardStep, { op: 'repeat' }>): string {
  const few = everyFew(times);
  if (few !== undefined) {
    return `für je ${few.part} ${many(few.cards, 'e')}: ${capital(all(steps, 'do'))}`;
  }
  return `so oft wie ${number(times)}: ${capital(all(steps, 'do'))}`;
}

const told = (one_: CardStep): string => step(one_, 'do');

const MAY = { own: 'du darfst', opp: 'dein Gegner darf', any: 'ein Spieler darf' } as const;

const cannotPlay = (rule: CaseOf<RuleOf<'restrict'>, 'what', 'play'>): string => {
  const facing = { play: '', playFaceDown: ' verdeckt', playFaceUp: ' offen' }[rule.what];
  const place = rule.line === 'this' ? ' in diese Bahn' : '';
  return facing === ''
    ? `${MAY[rule.who]} keine Karten${place} spielen`
    : `${MAY[rule.who]} Karten nicht${facing}${place} spielen`;
};

const RESTRICT: Cases<RuleOf<'restrict'>, 'what'> = {
  flip: () => 'diese Karte kann nicht umgedreht werden',
  draw: (rule) =>
    `${MAY[rule.who]} keine Karten ziehen${rule.when === undefined ? '' : `, solange ${condition(rule.when)}`}`,
  cachePhase: (rule) =>
    rule.who === 'own'
      ? 'überspringe deine Cache-Phase'
      : `${WHO[rule.who]} überspringt die Cache-Phase`,
  middle(rule) {
    const cards = {
      any: 'Karten',
      own: 'deinen Karten',
      opp: 'Karten deines Gegners',
    }[rule.who];
    const place = rule.line === 'this' ? ' in dieser Bahn' : '';
    const turn =
      rule.during === undefined
        ? ''
        : rule.during === 'ownTurn'
          ? ' in deinem Zug'
          : ' im Zug deines Gegners';
    return `mittlere Texte von ${cards}${place} gelten${turn} nicht`;
  },
  play: cannotPlay,
  playFaceDown: cannotPlay,
  playFaceUp: cannotPlay,
};

const PERMIT: Cases<RuleOf<'permit'>, 'what'> = {
  playFaceUpAnyLine: (rule) => `${MAY[rule.who ?? 'any']} Karten offen in jede Bahn spielen`,
  playFaceUpHere: (rule) => `${rule.protocol}-Karten dürfen offen in diese Bahn gespielt werden`,
  playSelfAnyLine: () => 'diese Karte darf offen in jede Bahn gespielt werden',
  playSelfEitherSide: () => 'diese Karte darf auf jeder der beiden Seiten gespielt werden',
};

const REPLACE: Cases<RuleOf<'replace'>, 'event', [instead: string]> = {
  flipSelf: (_, instead) => `wenn diese Karte umgedreht würde: ${instead}`,
  compileDeleteSelf: (_, instead) => `wenn diese Karte beim Kompilieren gelöscht würde: ${instead}`,
  returnToHand: (rule, instead) =>
    `wenn eine Karte auf ${side(rule.whose, 'deine Hand', 'die Hand deines Gegners')} zurückginge: ${instead}`,
};

export const cardWords: CardWords = {
  join: (clauses) => clauses.join(', dann '),
  sentence: (text) => `${capital(text.replace(/,$/, ''))}.`,
  step: told,
  rules: {
    trigger: ({ on, do: steps }) => {
      const [first = '', ...rest] = steps.map(told);
      const headed =
        on.event === 'start' || on.event === 'end'
          ? `${when(on)}: ${capital(first)}`
          : `${when(on)}, ${behind(first, when(on).replace('nachdem ', ''))}`;
      return [headed, ...rest.map(capital)].join('. ');
    },
    modify(rule) {
      if (rule.what === 'cardValue') {
        return `verdeckte Karten in diesem Stapel haben den Wert ${rule.set}`;
      }
      const { whose, add, when: cond } = rule;
      const total = side(whose, 'deine Summe', 'die Summe deines Gegners');
      const only = cond === undefined ? '' : `, solange ${condition(cond)}`;
      if (typeof add === 'number') {
        return `${total} in dieser Bahn ist um ${Math.abs(add)} ${add < 0 ? 'niedriger' : 'höher'}${only}`;
      }
      return `${total} in dieser Bahn ist um ${number(add)} höher${only}`;
    },
    restrict: (rule) => sayCase(RESTRICT, 'what', rule),
    permit: (rule) => sayCase(PERMIT, 'what', rule),
    replace(rule) {
      // `lösche stattdessen diese Karte`, `lege sie stattdessen …`
      const instead = capital(all(rule.with, 'do').replace(/^\S+( sie)?/, '$& stattdessen'));
      return sayCase(REPLACE, 'event', rule, instead);
    },
  },
};
