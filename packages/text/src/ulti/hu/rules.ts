import type { ultiRules as english } from '../en/rules.ts';

const YES = { true: 'igen', false: 'nem' };

export const ultiRules: typeof english = {
  presets: {
    seed: {
      name: 'Alap',
      about: '26 bemondás, tartás és elengedés, a talon a felvevőé.',
    },
    tournament: {
      name: 'Verseny',
      about: '42 bemondás, az ász és a tízes tízet ér, a talon a védőké.',
    },
    social: {
      name: 'Társasági',
      about:
        'Mint a Verseny, de önrablás nélkül: két mehet után vége a licitnek (kartya-jatek.hu).',
    },
    fourAces: {
      name: 'Négy ász',
      about:
        'Mint a Verseny, 54 bemondással, köztük a négy ásszal, a kontra pedig Fedák Sáriig mehet, ×64 (ultiblog.hu).',
    },
  },
  differs:
    'A legtöbb asztalnál csak az ász és a tízes számít, tízet ér, a talon a védőké, és a sima passzt kifizetik, nem játsszák le: ez a Verseny.',
  homeRules: {
    question: 'Milyen szabályokkal ultiztok otthon?',
    about: 'Csak egyszer kérdezzük. A kezdőlapon, a játék gombja alatt később is átállíthatod.',
    sets: {
      tournament:
        'Az ász és a tízes 10, a többi 0, összesen 90 pont. A talon a védőké. A legtöbb asztalnál így játsszák.',
      seed: 'Az ász 11, a tízes 10, a király 4, a felső 3, az alsó 2, összesen 130 pont. A talon a felvevőé.',
    },
  },
  options: {
    cardPoints: {
      name: 'A lapok értéke',
      values: { A11: 'ász 11, tízes 10, király 4, felső 3, alsó 2', A10: 'ász és tízes 10' },
    },
    talonOwner: {
      name: 'A talon pontjai',
      values: { soloist: 'a felvevőé', defenders: 'a védőké' },
    },
    ladder: {
      name: 'Bemondások',
      values: { seed26: '26', common42: '42', common54: '54, négy ásszal' },
    },
    ladderOrder: {
      name: 'A bemondások sorrendje',
      values: {
        value: 'érték szerint',
        seedRows: 'a terített betli közvetlenül a 20-100 durchmars alatt',
      },
    },
    holdRule: {
      name: 'Azonos értékű bemondás',
      values: {
        hold: 'az első tarthatja vagy elengedheti',
        firstKeeps: 'nem mondható be',
        off: 'a sorrend dönt',
      },
    },
    selfRaise: { name: 'Önrablás: a saját bemondás emelhető', values: YES },
    passzPlayed: {
      name: 'A sima passz',
      values: { play: 'lejátsszák', forfeit2: 'nem játsszák le, fejenként 2 az ára' },
    },
    requireHolding: {
      name: 'A bemondáshoz meg kell lennie a lapoknak',
      values: { true: 'igen', false: 'nem: ami nincs meg, elbukik' },
    },
    betliMustBeat: {
      name: 'Felülütés betliben',
      values: { true: 'kötelező', false: 'nem kötelező' },
    },
    ultiPenalty: {
      name: 'A bukott ulti ára',
      values: { flat: '1-gyel több (pirosban 2-vel)', base: 'az értéke még egyszer' },
    },
    silent100: {
      name: 'A csendes száz',
      values: { add: 'a parti mellett jár', replace: 'a parti helyett jár' },
    },
    silent100Marriages: {
      name: 'Húsz és negyven a csendes százban',
      values: { all: 'mind számít', one: 'egy negyven vagy egy húsz' },
    },
    silentUltiFail: {
      name: 'A bukott csendes ulti',
      values: { double: 'a duplájába kerül', none: 'nem kerül semmibe' },
    },
    marriageNeedsTrick: { name: 'A húszhoz és negyvenhez ütés kell', values: YES },
    maxKontra: { name: 'Legmagasabb kontra', values: {} },
    individualKontra: {
      name: 'Kontra színtelen játékban',
      values: { true: 'védőnként külön', false: 'a két védőé közös' },
    },
    keepSeven: { name: 'Ultiban az aduhetest tartani kell', values: YES },
    openReveal: {
      name: 'Terített játékban kiterít',
      values: { soloist: 'a felvevő', all: 'mindenki' },
    },
    earlyEnd: { name: 'Az eldőlt betli és durchmars rögtön véget ér', values: YES },
    concede: { name: 'A felvevő bedobhatja a lapját', values: YES },
    deals: { name: 'Leosztások száma', values: {} },
  },
};
