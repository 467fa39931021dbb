import type { ultiRules as english } from '../en/rules.ts';

const YES = { true: 'ja', false: 'nej' };

export const ultiRules: typeof english = {
  presets: {
    seed: {
      name: 'Standard',
      about: '26 kontrakt, hålla och släppa, talongen räknas för spelföraren.',
    },
    tournament: {
      name: 'Turnering',
      about: '42 kontrakt, ess och tior räknas tio, talongen räknas för motspelarna.',
    },
    social: {
      name: 'Sällskap',
      about:
        'Som Turnering, men ingen bjuder över sig själv: budgivningen är slut när två har passat (kartya-jatek.hu).',
    },
    fourAces: {
      name: 'Fyra ess',
      about:
        'Som Turnering, med fyra ess bland 54 kontrakt och kontra ända till Fedák Sári, ×64 (ultiblog.hu).',
    },
  },
  differs:
    'Vid de flesta bord i Ungern räknas bara ess och tior, tio var, talongen räknas för motspelarna, och en ensam Passz betalas i stället för att spelas: det är Turnering.',
  homeRules: {
    question: 'Vilka regler spelar ni hemma?',
    about: 'Vi frågar bara en gång. Du kan ändra det på startsidan, under spelets knapp.',
    sets: {
      tournament:
        'Ess och tia räknas 10, resten 0, 90 poäng i allt. Talongen räknas för motspelarna. Så spelar de flesta i Ungern.',
      seed: 'Ess 11, tia 10, kung 4, ober 3, unter 2, 130 poäng i allt. Talongen räknas för spelföraren.',
    },
  },
  options: {
    cardPoints: {
      name: 'Kortens poäng',
      values: { A11: 'ess 11, tia 10, kung 4, ober 3, unter 2', A10: 'ess och tia 10 var' },
    },
    talonOwner: {
      name: 'Talongen räknas för',
      values: { soloist: 'spelföraren', defenders: 'motspelarna' },
    },
    ladder: {
      name: 'Kontrakt',
      values: { seed26: '26', common42: '42', common54: '54, med Fyra ess' },
    },
    ladderOrder: {
      name: 'Kontraktens ordning',
      values: { value: 'efter värde', seedRows: 'öppen Betli strax under 20-100 Durchmars' },
    },
    holdRule: {
      name: 'Ett bud av samma värde',
      values: {
        hold: 'får hållas eller släppas',
        firstKeeps: 'är inte tillåtet',
        off: 'går efter sin plats på stegen',
      },
    },
    selfRaise: { name: 'Högstbjudande får bjuda över sig själv', values: YES },
    passzPlayed: {
      name: 'En ensam Passz',
      values: { play: 'spelas', forfeit2: 'spelas inte och kostar 2 till varje motspelare' },
    },
    requireHolding: {
      name: 'Ett bud kräver sina kort',
      values: { true: 'ja', false: 'nej: det som inte går hem är förlorat' },
    },
    betliMustBeat: { name: 'Överstickstvång i Betli', values: YES },
    ultiPenalty: {
      name: 'En förlorad Ulti kostar',
      values: { flat: '1 till (Hjärter 2)', base: 'sitt värde en gång till' },
    },
    silent100: {
      name: 'Tyst hundra betalas',
      values: { add: 'utöver Passz', replace: 'i stället för Passz' },
    },
    silent100Marriages: {
      name: 'Mariager i tyst hundra',
      values: { all: 'alla', one: 'en 40 eller en 20' },
    },
    silentUltiFail: {
      name: 'En tyst Ulti som går bet',
      values: { double: 'kostar dubbelt', none: 'kostar inget' },
    },
    marriageNeedsTrick: { name: 'Mariager kräver ett stick', values: YES },
    maxKontra: { name: 'Högsta kontra', values: {} },
    individualKontra: {
      name: 'Kontra utan trumf',
      values: { true: 'varje motspelare för sig', false: 'för båda motspelarna' },
    },
    keepSeven: { name: 'Spelföraren måste behålla trumfsjuan i Ulti', values: YES },
    openReveal: {
      name: 'Öppna kontrakt visar',
      values: { soloist: 'spelförarens hand', all: 'alla händer' },
    },
    earlyEnd: { name: 'En avgjord Betli eller Durchmars slutar genast', values: YES },
    concede: { name: 'Spelföraren får ge upp', values: YES },
    deals: { name: 'Givar i en match', values: {} },
  },
};
