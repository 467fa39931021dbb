import type { ReplayWords } from '../en/replay.ts';
import { plural } from '../plural.ts';

const count = plural('sv');
/** Namn på s får inget s till. */
const of = (name: string): string => (/[sxz]$/i.test(name) ? name : `${name}s`);

export const replay: ReplayWords = {
  title: 'Repris',
  somebody: 'Spelare',

  list: {
    title: 'Repriser',
    about: 'Spelen i den här webbläsaren, det senaste först.',
    none: 'Det finns inga spel än. Spela ett, eller ta med dig ett.',
    running: 'pågår ännu',
    branch: 'tänk om',
    imported: 'medtaget',
    remove: (game) => `Ta bort ${game}`,
    sure: 'Ta bort spelet för gott?',
    yes: 'Ta bort',
    no: 'Behåll',
  },

  take: {
    title: 'Ta med ett spel',
    about:
      'Klistra in ett protokoll eller en länk, välj en fil eller släpp en var som helst på sidan.',
    text: 'Protokoll eller länk',
    open: 'Öppna det',
    file: 'Välj en fil',
    line: (n, problem) => `Rad ${n}: ${problem}`,
    unread: 'Filen går inte att läsa.',
  },

  view: {
    title: 'Sett av',
    seat: ({ you, name }) => `Så som ${you ? 'du' : name} såg det`,
    open: ({ you, name }) => `Alla kort öppna, från ${you ? 'din' : of(name)} plats`,
    running: 'Spelet pågår ännu: du ser det från din egen plats.',
  },

  controls: {
    label: 'Drag',
    first: 'Till början',
    back: 'Ett steg bakåt',
    play: 'Spela upp',
    pause: 'Stanna',
    next: 'Ett steg framåt',
    last: 'Till slutet',
    step: (n, total) => `Steg ${n} av ${total}`,
    speed: 'Fart',
    speeds: { slow: 'Långsam', normal: 'Vanlig', fast: 'Snabb' },
  },

  keys: 'Piltangenterna stegar, Home och End hoppar, mellanslag spelar upp.',

  branch: {
    act: 'Spela vidare härifrån',
  },

  share: {
    title: 'Dela',
    about:
      'Länken rymmer hela spelet och öppnar det vid det här draget. Inget skickas någon annanstans.',
    link: 'Länk',
    record: 'Protokoll som text',
    copyLink: 'Kopiera länken',
    copyRecord: 'Kopiera protokollet',
    copied: 'Kopierat.',
    notCopied: 'Webbläsaren låter oss inte kopiera. Markera texten och kopiera den själv.',
    download: 'Spara som fil',
    tooLong: 'Spelet är för långt för en länk. Dela protokollet i stället.',
    running: 'Ett spel kan delas när det är slut: en länk rymmer alla kort.',
  },

  analysis: {
    title: 'Analys',
    about: ({ you, name }) =>
      `Den starkaste spelaren ser på alla ${you ? 'dina' : of(name)} beslut med samma kort i sikte.`,
    start: 'Analysera',
    goOn: 'Fortsätt',
    stop: 'Stanna',
    again: 'Försök igen',
    failed: 'Analysen stannade: något av vårt gick sönder.',
    progress: (n, total) => `${n} av ${count(total, 'beslut', 'beslut')}`,
    none: ({ you, name }) => `${you ? 'Du' : name} hade inget att besluta.`,
    curve: ({ you, name }) =>
      you
        ? 'Hur det stod för dig, efter vad du visste'
        : `Hur det stod för ${name}, efter vad ${name} visste`,
    estimate: 'Uppskattning',
    exact: 'Alla kort öppna, uträknat',
    swings: 'Där mest gick förlorat',
    noSwings: 'Inget drag förlorade något av betydelse.',
    worth: (played, better) => `${played} i stället för ${better}`,
    better: 'Bättre:',
    fine: 'Ett bra val efter vad man kunde veta.',
    knowable: 'Det gick att veta: med korten i sikte var det andra draget bättre.',
    hidden: 'Ingen kunde veta: bara med alla kort öppna var ett annat drag bättre.',
    lucky:
      'Efter vad man kunde veta var det andra draget bättre. Som korten låg gjorde det ingen skada.',
    marks: { knowable: 'gick att veta', hidden: 'gick inte att veta', lucky: 'gjorde ingen skada' },
    honest: 'Uppskattningarna kommer av tänkta givar. Små skillnader betyder lite.',
  },
};
