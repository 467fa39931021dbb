/** Vad som sägs kring dagens givar: alla spelar dem ensamma, med samma kort. */
import type { DaylongWords } from '../en/daylong.ts';
import { count } from './grammar.ts';

export const daylong: DaylongWords = {
  about: (n) =>
    `Varje dag kommer ${count(n, 'ny giv', 'nya givar')} i varje spel. Du spelar mot datorer, ett försök per giv, och ser hur det gick för andra med samma kort. Du kan sluta när du vill och fortsätta senare.`,
  named: 'Ditt namn visas bredvid dina resultat.',
  name: 'Spela under det här namnet',
  until: (time) => `Nya givar kommer klockan ${time}.`,
  closed: (time) =>
    `Här går det inte längre att börja på nya givar. De du har börjat på kan du spela klart till klockan ${time}.`,
  over: 'Den här dagen är över. Alla resultat är slutgiltiga.',
  play: (n) => `Spela giv ${n}`,
  goOn: (n) => `Fortsätt med giv ${n}`,
  state: {
    new: 'inte spelad än',
    begun: 'påbörjad',
    none: 'inget resultat',
    missed: 'inte spelad',
  },
  percent: (value) => `${value} %`,
  field: (done, all) => `${done} av ${all} datorer har spelat given hittills.`,
  more: (n) => `och ${n} till`,
  you: 'Du',
  levels: 'Datorer med samma kort',
  standing: (n) => `Ställning: ${n} spelare`,
  standingOwn: 'Räknat på de givar som du har spelat.',
  standingAll: 'Räknat på alla dagens givar.',
  standingAbout:
    '50 % är genomsnittet av alla spelare och datorer. Den som har spelat färre än hälften av givarna får ingen placering.',
  plain:
    'I det här spelet ändrar ett enda annorlunda drag allt som följer, så samma kort jämnar bara ut turen lite grann.',
  opponents: (level) => `Dina motståndare: datorer (${level})`,
  once: 'Ett försök per giv. Du kan sluta när du vill och fortsätta senare.',
  before: 'Dagen innan',
  today: 'I dag',
  alone: 'Bara för dig: en giv i varje spel, utan jämförelse',
  none: 'Dagens givar finns inte på den här servern.',
  decisions: 'Varje drag som tabell (CSV)',

  instant: {
    title: 'Åtta givar direkt',
    about:
      'Givar från en tidigare dag, mot datorer på den här enheten. Efter varje giv ser du genast hur det gick jämfört med dem som spelade den då.',
    from: (date) => `Från ${date}`,
    ours: 'Givarna följer med sidan; datorer har spelat dem.',
    mean: (percent, done, all) => `${percent} % på ${done} av ${all} givar`,
    result: (percent) => `${percent} % med de här korten`,
    beaten: (n, all) => `Bättre än ${n} av ${all} resultat.`,
    all: 'Alla åtta givarna',
    none: 'Givarna gick inte att hämta.',
  },

  yourPlay: {
    title: 'Ditt spel',
    value: (boards, percent, margin) => `På ${boards} givar: ${percent} % ± ${margin}`,
    between: (value, lower, higher) => `${value}, mellan ${lower} och ${higher}.`,
    above: (value, level) => `${value}, bättre än ${level}.`,
    below: (value, level) => `${value}, ännu inte lika bra som ${level}.`,
    alone: (value) => `${value}.`,
    about:
      'Alla hade samma kort som du, så det här säger mer om hur du spelar än om hur mycket tur du har. 50 % är genomsnittet för alla som spelade dem.',
    soon: (n) => `Efter ${count(n, 'giv', 'givar')} till ser du här hur bra du spelar.`,
  },

  rating: {
    value: (value, margin) => `Din rating: ${value} ± ${margin}`,
    means: (n, level) =>
      `Med samma kort skulle det i ungefär ${n} av 100 givar gå bättre för dig än för datorn på nivån ${level}, om man bortser från dem som slutar lika för er båda.`,
    how: 'Hur räknas ratingen ut?',
    about: (level, strength) =>
      `Dina spel i dagens givar jämförs bara med datorer vars styrka har mätts en gång och inte ändras: ${level} har ${strength}. Därför betyder talet samma sak på varje server, och det spelar ingen roll vilka andra som spelar. 400 poäng mer betyder oddsen tio mot ett. I 19 fall av 20 ligger det sanna värdet inom ±. Bara dagens givar räknas, och senare räknas mer än tidigare.`,
    kept: (n) => `Det här sparas: ${count(n, 'giv', 'givar')}`,
    private: 'Webbläsaren sparar dem för att räkna ut hur bra du spelar. Ingen annan ser det.',
    save: 'Spara som fil',
    forget: 'Glöm dem',
  },
};
