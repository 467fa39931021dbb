/** Compile's cards in German. */
import type { Selector, CardStep } from '@pakli/compile';
import { byKind, everyFew, type By, type CardWords, type StepWords } from '../card-text.ts';
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

/** Every step, as a command or after `du darfst`. */
function stepsIn(mood: Mood): StepWords {
  return {
    draw({ by, count, from, filter }) {
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
    },
    discard({ by, count, from, to, random }) {
      if (from === 'ownDeck') return say('discard', mood, by, `${own(by, '')} Deck`);
      if (from !== undefined) {
        const deck = from === 'ownDeckTop' ? `${own(by, 'es')} Decks` : ofOther('Deck', by);
        return say('discard', mood, by, `die oberste Karte ${deck}`);
      }
      const trash = by === 'opponent' ? ' in deine Ablage' : ' in die Ablage deines Gegners';
      const where = to === undefined ? '' : trash;
      return say('discard', mood, by, `${random ? 'zufällig ' : ''}${amount(count, by)}${where}`);
    },
    delete: ({ by, target: cards }) => say('delete', mood, by, target(cards, by)),
    flip: ({ by, target: cards, ignoreMiddle }) =>
      say('flip', mood, by, target(cards, by)) +
      (ignoreMiddle ? ' (ihr mittlerer Text gilt nicht)' : ''),
    shift: ({ by, target: cards, to }) => say('shift', mood, by, `${target(cards, by)} ${TO[to]}`),
    return({ by, target: cards }) {
      const hand = cards.pick === 'all' ? 'die Hände ihrer Besitzer' : 'die Hand ihres Besitzers';
      return say('return', mood, by, `${target(cards, by)} auf ${hand}`);
    },
    seize: ({ by, target: cards }) =>
      say('take', mood, by, `${target(cards, by)} auf ${own(by)} Hand`),
    play({ by, from, face, line, side: where, filter, ref, matching }) {
      const facing = { choice: '', up: ' offen', down: ' verdeckt' }[face];
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
    },
    reveal({ by, what, target: cards }) {
      const shown = {
        hand: `${own(by)} Hand`,
        deck: `${own(by, '')} Deck`,
        deckTop: `die oberste Karte ${own(by, 'es')} Decks`,
        handCard: cards === undefined ? `1 Karte aus ${own(by, 'er')} Hand` : target(cards, by),
        trashCard: `1 Karte aus ${own(by, 'er')} Ablage`,
        fieldCard: target(cards ?? {}, by),
      };
      return say('reveal', mood, by, shown[what]);
    },
    refresh({ by }) {
      if (mood === 'may') return 'auffrischen';
      return by === undefined ? 'frische auf' : 'dein Gegner frischt auf';
    },
    rearrange: ({ by, whose }) => say('arrange', mood, by, plates(whose, 'Protokolle', by)),
    swapProtocols: ({ by, whose }) => say('swap', mood, by, two(whose, 'Protokolle')),
    swapStacks: ({ by, whose }) => say('swap', mood, by, two(whose, 'Stapel')),
    give: ({ count }) =>
      say('give', mood, undefined, `deinem Gegner ${karten(count)} aus deiner Hand`),
    takeRandom: ({ count }) =>
      say('take', mood, undefined, `zufällig ${karten(count)} aus der Hand deines Gegners`),
    putOnDeckTop: ({ target: cards }) =>
      say('put', mood, undefined, `${target(cards, undefined)} verdeckt oben auf sein Deck`),
    shuffle: ({ by, what }) =>
      say(
        'shuffle',
        mood,
        by,
        `${what === 'deck' ? '' : `${own(by)} Ablage in `}${own(by, '')} Deck`,
      ),
    declare: ({ what }) =>
      say('name', mood, undefined, what === 'number' ? 'eine Zahl' : 'ein Protokoll'),
    flipProtocol: ({ protocol }) => `dein Protokoll ${protocol} gilt als kompiliert`,
    forbidCompile: () => 'dein Gegner kann in seinem nächsten Zug nicht kompilieren',
    copyMiddle({ target: cards }) {
      const text = say('carry', mood, undefined, `den mittleren Text von ${ofTarget(cards)}`);
      return `${text}, als stünde er auf dieser Karte`;
    },
    chain({ gate, first, then }) {
      const before = step(first, mood);
      const link = gate === 'done' ? '. Wenn du das tust, ' : ', dann ';
      return `${before}${link}${behind(all(then, 'do'), gate === 'done' ? '' : before)}`;
    },
    may: ({ do: steps }) => `du darfst ${all(steps, 'may')}`,
    /** `wirf entweder 1 Karte ab oder drehe diese Karte um`; after `du darfst`, `entweder` comes first. */
    either({ options }) {
      const said = oder(options.map((steps) => all(steps, mood)));
      return mood === 'do' ? said.replace(/^\S+/, '$& entweder') : `entweder ${said}`;
    },
    if({ cond, do: steps, else: otherwise }) {
      const rest = otherwise === undefined ? '' : `; sonst ${behind(all(otherwise, 'do'))}`;
      return `wenn ${condition(cond)}, ${behind(all(steps, 'do'))}${rest}`;
    },
    // The line was already named.
    forEachLine: ({ lines, do: steps }) =>
      `${EACH[lines]}: ${capital(all(steps, 'do').replace(/ dort(hin)?(?= um$|$)/, ''))}`,
    chooseLine({ among, where, do: steps }) {
      const line = among === 'any' ? 'eine Bahn' : 'eine andere Bahn';
      const only = where === undefined ? '' : lineWith(where);
      const chosen = `wähle ${line}${only.startsWith(',') ? '' : ' '}${only}`.trimEnd();
      return `${chosen} und ${all(steps, 'do')}`;
    },
    repeat({ times, do: steps }) {
      const few = everyFew(times);
      const often =
        few === undefined
          ? `so oft wie ${number(times)}`
          : `für je ${few.part} ${many(few.cards, 'e')}`;
      return `${often}: ${capital(all(steps, 'do'))}`;
    },
  };
}

const STEPS: Readonly<Record<Mood, CardWords['step']>> = {
  do: byKind(stepsIn('do')),
  may: byKind(stepsIn('may')),
};
const step = (one: CardStep, mood: Mood): string => STEPS[mood](one, cardWords);

const EACH = {
  any: 'in jeder Bahn',
  other: 'in jeder anderen Bahn',
  withOwnCard: 'in jeder Bahn, in der du eine Karte hast',
  withFaceDown: 'in jeder Bahn mit einer verdeckten Karte',
} as const;

function all(steps: readonly CardStep[], mood: Mood): string {
  const [first = '', ...rest] = steps.map((one) => step(one, mood));
  return [first, ...rest.map((text) => (mood === 'may' ? text : behind(text)))].join(
    mood === 'may' ? ' und ' : ', dann ',
  );
}

/** After another clause the verb comes first: `wirft dein Gegner`. A command begins with it anyway. An unchanged subject is not repeated. */
function behind(text: string, before = ''): string {
  const inverted = text.replace(/^(du|dein Gegner|dein Protokoll \S+|beide) (\S+)/, '$2 $1');
  return before.startsWith('dein Gegner ')
    ? inverted.replace(/^(\S+) dein Gegner/, '$1 er')
    : inverted;
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

const MAY = { own: 'du darfst', opp: 'dein Gegner darf', any: 'ein Spieler darf' } as const;

/** `lösche stattdessen diese Karte`, `lege sie stattdessen …` */
const stattdessen = (clause: string): string =>
  capital(clause.replace(/^\S+( sie)?/, '$& stattdessen'));

export const cardWords: CardWords = {
  join: (clauses) => clauses.map((text, n) => (n === 0 ? text : behind(text))).join(', dann '),
  sentence: (text) => `${capital(text.replace(/,$/, ''))}.`,
  step: STEPS.do,
  rules: {
    trigger: ({ on, do: steps }) => {
      const [first = '', ...rest] = steps.map((one) => step(one, 'do'));
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
    restrict: {
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
      play(rule) {
        const facing = { play: '', playFaceDown: ' verdeckt', playFaceUp: ' offen' }[rule.what];
        const place = rule.line === 'this' ? ' in diese Bahn' : '';
        return facing === ''
          ? `${MAY[rule.who]} keine Karten${place} spielen`
          : `${MAY[rule.who]} Karten nicht${facing}${place} spielen`;
      },
    },
    permit: {
      playFaceUpAnyLine: (rule) => `${MAY[rule.who ?? 'any']} Karten offen in jede Bahn spielen`,
      playFaceUpHere: (rule) =>
        `${rule.protocol}-Karten dürfen offen in diese Bahn gespielt werden`,
      playSelfAnyLine: () => 'diese Karte darf offen in jede Bahn gespielt werden',
      playSelfEitherSide: () => 'diese Karte darf auf jeder der beiden Seiten gespielt werden',
    },
    replace: {
      flipSelf: (_, instead) => `wenn diese Karte umgedreht würde: ${stattdessen(instead)}`,
      compileDeleteSelf: (_, instead) =>
        `wenn diese Karte beim Kompilieren gelöscht würde: ${stattdessen(instead)}`,
      returnToHand: (rule, instead) =>
        `wenn eine Karte auf ${side(rule.whose, 'deine Hand', 'die Hand deines Gegners')} zurückginge: ${stattdessen(instead)}`,
    },
  },
};
