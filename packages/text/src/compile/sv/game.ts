import type { compile as english } from '../en/game.ts';
import type { Person } from '../../person.ts';
import { reasons } from './reasons.ts';
import { count, ditt, genitiv, kort, list, share, vem } from '../../common/sv/grammar.ts';

const bana = (n: number): string => `bana ${n + 1}`;
const vänt = (up: boolean): string => (up ? 'uppvänt' : 'nedvänt');
/** Cards by name, and how many more are unreadable. */
const names = (known: readonly string[], unknown: number): string => {
  if (known.length === 0) return kort(unknown);
  return list(unknown === 0 ? known : [...known, count(unknown, 'osett kort', 'osedda kort')]);
};
const dina = (person: Person): string => (person.you ? 'dina' : genitiv(person.name));

export const compile: typeof english = {
  tile: {
    name: 'Compile',
    about: 'Fyll tre banor med kort och kompilera alla dina protokoll före motståndaren.',
    aim: 'Målet: kompilera tre protokoll först.',
    players: '2 spelare',
    length: '20 minuter',
  },

  card: {
    name: (protocol, value) => `${protocol} ${value}`,
    box: { top: 'övre texten', middle: 'mellersta texten', bottom: 'nedre texten' },
    noText: 'ingen text',
  },

  zones: {
    line: (n) => `Bana ${n + 1}`,
    hand: (n) => `${kort(n)} på hand`,
    deck: (n) => `${kort(n)} i leken`,
    trash: (n) => `${kort(n)} i papperskorgen`,
    total: (n) => `summa ${n}`,
    control: 'Kontroll',
    compiled: 'kompilerat',
    loading: 'inte kompilerat',
    turn: (n) => `Tur ${n}`,
    effects: 'Det som pågår',
  },

  ask: {
    draft: 'Välj ett protokoll.',
    ban: 'Stryk ett protokoll ur urvalet.',
    action: 'Spela ett kort eller fyll på.',
    refresh: 'Du måste fylla på.',
    card: 'Välj ett kort.',
    hand: (least, most) =>
      least === most ? `Välj ${kort(least)}.` : `Välj ${least} till ${kort(most)}.`,
    line: 'Välj en bana.',
    play: 'Spela ett kort.',
    may: 'Vill du göra det här?',
    either: 'Välj vad som ska hända.',
    order: 'Vilken text kommer först?',
    rearrange: 'Lägg protokollen i en ny ordning.',
    controlTarget: 'Du hade kontrollen: ordna om protokoll?',
    pair: 'Välj två staplar som byter plats.',
    number: 'Nämn ett tal.',
    protocol: 'Nämn ett protokoll.',
    player: 'Välj en spelare.',
    by: (card, box) => `${card}, ${box}`,
  },

  log: {
    draft: (person, protocol) => `${vem(person)} väljer ${protocol}.`,
    ban: (person, protocol) => `${vem(person)} stryker ${protocol}.`,
    protocols: (person, protocols) => `${vem(person)} spelar ${list(protocols)}.`,
    decks: 'Lekarna blandas. Båda drar fem kort.',
    turn: (person, n) => `Tur ${n}: ${person.you ? 'du' : person.name} spelar.`,
    control: (person) => `${vem(person)} tar kontrollen.`,
    spendControl: (person) => `${vem(person)} lämnar tillbaka kontrollen.`,
    compile: (person, n) => `${vem(person)} kompilerar ${bana(n)}.`,
    plate: (person, protocol) => `${ditt(person)} ${protocol} är kompilerat.`,
    recompile: (person, protocol) =>
      `${ditt(person)} ${protocol} var redan kompilerat: i stället ett kort ur den andra leken.`,
    text: (card, box) => `${card}: ${box} gäller.`,
    due: (card, box) => `${card}: nu kommer ${box}.`,
    idle: (card, box) => `${card}: ${box} har ingen verkan.`,
    play: (person, card, up, n) => `${vem(person)} spelar ${card} ${vänt(up)} i ${bana(n)}.`,
    playUnseen: (person, n) => `${vem(person)} spelar ett nedvänt kort i ${bana(n)}.`,
    delete: (known, unknown) => `${names(known, unknown)} raderas.`,
    arrive: (card) => `Det nedvända kortet var ${card}.`,
    return: (known, unknown) => `${names(known, unknown)} går tillbaka till handen.`,
    seize: (person, known, unknown) => `${vem(person)} tar ${names(known, unknown)} på hand.`,
    flip: (known, unknown, up) =>
      `${names(known, unknown)} vänds med ${up ? 'framsidan' : 'baksidan'} upp.`,
    shift: (known, unknown, n) => `${names(known, unknown)} flyttas till ${bana(n)}.`,
    draw: (person, known, unknown) => `${vem(person)} drar ${names(known, unknown)}.`,
    discard: (person, known, unknown) => `${vem(person)} kastar ${names(known, unknown)}.`,
    reveal: (person, known, unknown) => `${vem(person)} visar ${names(known, unknown)}.`,
    refresh: (person) => `${vem(person)} fyller på.`,
    rearrange: (person, owner, plates) =>
      `${vem(person)} ordnar om ${
        person.seat === owner.seat ? (person.you ? 'dina' : 'sina') : dina(owner)
      } protokoll: ${list(plates.map((plate, n) => `${plate} till ${bana(n)}`))}.`,
    swapPlates: (person, owner, one, other) =>
      `${vem(person)} byter plats på ${person.seat === owner.seat ? '' : `${dina(owner)} `}${one} och ${other}.`,
    swapStacks: (person, one, other) =>
      `${vem(person)} byter plats på staplarna i ${bana(one)} och ${bana(other)}.`,
    take: (person, known, unknown) =>
      `${vem(person)} får ${names(known, unknown)} från den andra handen.`,
    shuffle: (person, n) =>
      `${vem(person)} blandar in papperskorgen (${kort(n)}) i ${person.you ? 'din' : 'sin'} lek.`,
    shuffleDeck: (person) => `${vem(person)} blandar ${person.you ? 'din' : 'sin'} lek.`,
    declare: (person, what) => `${vem(person)} nämner ${what}.`,
    forbidCompile: (person) =>
      `${vem(person)} kan inte kompilera i ${person.you ? 'din' : 'sin'} nästa tur.`,
    cache: (person, n) => `${vem(person)} tömmer cachen: ${kort(n)}.`,
    loopGuard: (card, box) => `${card}: ${box} hoppas över, för många texter avbryter varandra.`,
    won: (person) => `${vem(person)} har kompilerat alla tre protokollen.`,
    resigned: (person) => `${vem(person)} ger upp.`,
    turnLimit: 'Den sista turen är över. Ingen vinner.',
  },

  turn: {
    play: (card, up, n) => `${card}${up ? '' : ' nedvänt'} i ${bana(n)}`,
    playUnseen: (n) => `ett nedvänt kort i ${bana(n)}`,
  },

  choice: {
    play: (card, up, n, other) =>
      `Spela ${card} ${vänt(up)} i ${bana(n)}${other ? ', på motståndarens sida' : ''}`,
    shortPlay: (up, n) => `${up ? 'Uppvänt' : 'Nedvänt'} i ${bana(n)}`,
    refresh: 'Fyll på: dra upp till fem kort',
    shortRefresh: 'Fyll på',
    pick: (protocol) => `Välj ${protocol}`,
    ban: (protocol) => `Stryk ${protocol}`,
    place: (owner, n, depth) =>
      `${owner.you ? 'Ditt' : genitiv(owner.name)} nedvända kort i ${bana(n)}, plats ${depth + 1}`,
    line: (n) => `Bana ${n + 1}`,
    yes: 'Ja',
    no: 'Nej',
    done: 'Klart',
    operations: {
      discard: 'Kasta',
      flip: 'Vänd',
      shift: 'Flytta',
      delete: 'Radera',
      draw: 'Dra',
      return: 'Skicka tillbaka',
      reveal: 'Visa',
      give: 'Ge bort',
      seize: 'Ta',
    },
    text: (card, box) => `${card}: ${box}`,
    order: (owner, plates) =>
      `${owner.you ? 'Dina' : genitiv(owner.name)} protokoll, från vänster: ${plates.join(', ')}`,
    keep: 'Låt protokollen ligga som de ligger',
    player: (person) => vem(person),
    pair: (one, other) => `Bana ${one + 1} och ${other + 1}`,
    resign: 'Ge upp',
  },

  reasons,
  assumes: 'mot en jämbördig motståndare',
  worth: (value) => `${share(value)} vinstchans`,

  result: {
    compiled: (person, n) =>
      `${vem(person)} har ${count(n, 'kompilerat protokoll', 'kompilerade protokoll')}.`,
    turns: (n) => count(n, 'tur', 'turer'),
  },

  refusals: {
    malformed: (d) => `”${d.text}” är inget svar på frågan.`,
    'wrong-count': () => 'Det är för få kort.',
    duplicate: () => 'Det kortet har du redan nämnt.',
    'not-offered': () => 'Det går inte att välja.',
    'not-in-hand': () => 'Det kortet har du inte på hand.',
    'play-forbidden': () => 'Ett kort på bordet förbjuder att spela i den här banan.',
    'face-down-forbidden': () => 'Ett kort på bordet förbjuder att spela nedvänt här.',
    'face-up-forbidden': () => 'Ett kort på bordet förbjuder att spela uppvänt.',
    'wrong-side': () => 'Det kortet kan bara spelas på din egen sida.',
    'no-matching-protocol': () =>
      'Uppvänt behöver ett kort sitt eget protokoll i banan, ditt eller motståndarens. Nedvänt får det ligga var som helst.',
    'hand-full': () => 'Med fem eller fler kort på hand kan du inte fylla på.',
    'draw-forbidden': () => 'Ett kort på bordet förbjuder att dra kort.',
    'nothing-to-draw': () => 'Det finns inget kort kvar att dra.',
    'too-few-protocols': () => 'Valet kräver minst tolv protokoll.',
    'protocol-twice': (d) => `${d.protocol} finns två gånger.`,
    'protocol-not-enabled': (d) => `${d.protocol} finns inte i någon av de valda lådorna.`,
    'no-such-card': (d) => `Kortet ”${d.card}” finns inte.`,
    'no-such-protocol': (d) => `Protokollet ”${d.protocol}” finns inte.`,
    'card-twice': (d) => `${d.card} finns två gånger.`,
    'named-twice': (d) => `”${d.text}” anges två gånger.`,
    'bad-check': () => 'Kontrollsumman stämmer inte: något i ställningen saknas.',
    'other-book': () =>
      'Ställningen är skriven med andra kort eller texter än den här versionen har.',
    'bad-plates': (d) => `”${d.text}” är fel: varje spelare har tre protokoll.`,
    'bad-control': () => 'Kontrollen ligger hos P0, hos P1 eller hos ingen.',
    'bad-turn': () => 'Turen behöver en spelare och ett tal.',
    'bad-phase': () => 'Den fasen finns inte.',
    'bad-rest': () => 'Det som pågick kan inte läsas.',
    'too-many-cards': (d) => `Det är ${kort(d.cards)}: ett parti har högst 36.`,
    'already-won': () => 'En spelare har redan kompilerat alla tre protokollen.',
  },
};
