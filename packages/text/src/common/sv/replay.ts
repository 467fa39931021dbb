import type { ReplayWords } from '../en/replay.ts';
import { tellGrades } from './grades.ts';
import { count, genitiv } from './grammar.ts';

export const replay: ReplayWords = {
  title: 'Repris',
  somebody: 'Spelare',

  list: {
    title: 'Repriser',
    about: 'Partierna i den här webbläsaren, det senaste först.',
    none: 'Det finns inga partier än. Spela ett, eller läs in ett.',
    running: 'pågår fortfarande',
    branch: 'tänk om',
    imported: 'inläst',
    remove: (game) => `Ta bort ${game}`,
    sure: 'Ta bort partiet för gott?',
    yes: 'Ta bort',
    no: 'Behåll',
  },

  take: {
    title: 'Läs in ett parti',
    about:
      'Klistra in ett protokoll eller en länk, välj en fil eller släpp en var som helst på sidan.',
    text: 'Protokoll eller länk',
    open: 'Öppna det',
    file: 'Välj en fil',
    line: (n, problem) => `Rad ${n}: ${problem}`,
    unread: 'Filen går inte att läsa.',
    notText: 'Det här är ingen textfil.',
  },

  view: {
    title: 'Perspektiv',
    seat: ({ you, name }) => `Som ${you ? 'du' : name} såg det`,
    open: ({ you, name }) => `Alla kort öppna, från ${you ? 'din' : genitiv(name)} plats`,
    running: 'Partiet pågår fortfarande: du ser det från din egen plats.',
  },

  controls: {
    label: 'Drag',
    first: 'Till början',
    back: 'Ett steg bakåt',
    play: 'Spela upp',
    pause: 'Pausa',
    next: 'Ett steg framåt',
    last: 'Till slutet',
    step: (n, total) => `Steg ${n} av ${total}`,
    speed: 'Hastighet',
    speeds: { slow: 'Långsam', normal: 'Lagom', fast: 'Snabb' },
  },

  keys: 'Piltangenterna stegar, Home och End hoppar, mellanslag spelar upp.',

  branch: {
    act: 'Spela vidare härifrån',
  },

  share: {
    title: 'Dela',
    about:
      'Länken rymmer hela partiet och öppnar det vid det här draget. Inget skickas någon annanstans.',
    link: 'Länk',
    record: 'Protokoll som text',
    copyLink: 'Kopiera länken',
    copyRecord: 'Kopiera protokollet',
    copied: 'Kopierat.',
    notCopied: 'Webbläsaren låter oss inte kopiera. Markera texten och kopiera den själv.',
    download: 'Spara som fil',
    tooLong: 'Partiet är för långt för en länk. Dela protokollet i stället.',
    running: 'Ett parti kan delas när det är slut: en länk rymmer alla kort.',
    own: 'På din egen sida',
    ownAbout:
      'HTML för en sida eller en blogg. Ramen visar korten från en plats; ingen behöver lämna din sida.',
    frame: 'Inbäddningskod',
    copyFrame: 'Kopiera inbäddningskoden',
    picture: 'En bild med länk, där inbäddning inte är tillåten',
    copyPicture: 'Kopiera bilden',
  },

  analysis: {
    title: 'Analys',
    about: ({ you, name }) =>
      `Den starkaste spelaren går igenom alla ${you ? 'dina' : genitiv(name)} beslut och ser bara samma kort.`,
    start: 'Analysera',
    goOn: 'Fortsätt',
    stop: 'Avbryt',
    again: 'Försök igen',
    failed: 'Analysen avbröts: något gick fel hos oss.',
    progress: (n, total) => `Granskat: ${n} av ${count(total, 'beslut', 'beslut')}`,
    none: ({ you, name }) => `${you ? 'Du' : name} hade inget att bestämma.`,
    curve: ({ you, name }) =>
      you
        ? 'Hur du låg till, utifrån vad du visste'
        : `Hur ${name} låg till, utifrån vad ${name} visste`,
    exact: 'Alla kort öppna, uträknat',
    accuracy: (...counts) => `träffsäkerhet. ${tellGrades(...counts)}`,
    grades: { best: 'Bästa', good: 'Bra', slip: 'Miss', blunder: 'Blunder' },
    equal: 'Inget att bedöma: inget val gjorde någon nämnvärd skillnad.',
    luck: ({ you, name }, cards, own, others) =>
      `Från första kortet, med alla kort öppna och bästa spel av alla, var korten värda ${cards} för ${you ? 'dig' : name}. ${you ? 'Dina' : genitiv(name)} drag ändrade det med ${own}, de andras drag med ${others}.`,
    showAll: (n) => `Visa alla ${n}`,
    best: 'Bästa draget',
    bestAbout: 'allt annat var klart sämre',
    swings: 'Där mest gick förlorat',
    noSwings: 'Inget drag kostade något nämnvärt.',
    worth: (played, better) => `${played} i stället för ${better}`,
    better: 'Bättre:',
    fine: 'Ett bra val utifrån vad man kunde veta.',
    knowable: 'Det gick att veta: utifrån de synliga korten var det andra draget bättre.',
    hidden: 'Ingen kunde veta: bara med alla kort öppna var ett annat drag bättre.',
    lucky:
      'Utifrån vad man kunde veta var det andra draget bättre. Som korten låg kostade det här till slut inget.',
    marks: {
      knowable: 'det syntes på de öppna korten',
      hidden: 'ingen kunde se det komma',
      lucky: 'kostade till slut inget, som korten låg',
    },
    honest: 'Uppskattningarna bygger på simulerade givar. Små skillnader betyder lite.',
  },
};
