import type { ChallengeWords } from '../en/challenge.ts';
import { count, ordinal } from './grammar.ts';

export const challenge: ChallengeWords = {
  send: {
    title: 'Samma kort till en vän',
    about:
      'Din vän får samma kort på samma plats, mot samma datorer. Hur det gick för dig visas när din vän har spelat klart.',
    name: 'Ditt namn, för din vän',
    link: 'Länk till utmaningen',
    copy: 'Kopiera länken',
    copied: 'Kopierat.',
    notCopied: 'Webbläsaren låter oss inte kopiera. Markera texten och kopiera den själv.',
    share: 'Dela',
    text: (game) => `${game}: klarar du dig bättre med mina kort?`,
  },

  page: {
    title: (game) => `Du är utmanad i ${game}`,
    titleBy: (name, game) => `${name} utmanar dig i ${game}`,
    about:
      'Du får samma kort på samma plats, mot samma datorer. Båda resultaten visas när du har spelat klart.',
    against: (level) => `Datorer: ${level}`,
    take: 'Anta utmaningen',
    goOn: 'Fortsätt ditt parti',
    played: 'De här korten har du redan spelat.',
  },

  duel: {
    title: 'Sida vid sida',
    you: 'Du',
    friend: 'Din vän',
    parted: 'Här valde ni olika',
    same: 'Ni valde likadant varje gång.',
    look: 'Se det på bordet',
    theirs: (name) => `Så fortsatte ${name}`,
    reply: 'Skicka ditt resultat',
  },

  result: {
    won: 'Vinst',
    lost: 'Förlust',
    draw: 'Oavgjort',
    place: (place, seats) => `${ordinal(place)} plats av ${seats}`,
    points: (n) => count(n, 'poäng', 'poäng'),
  },

  day: {
    about:
      'Alla får samma kort i dag, på samma plats och mot samma starka datorer. De delas ut på den här enheten, för nöjes skull: ingen jämför resultat.',
    compare: 'Jämför med andra',
    play: (game) => `Spela dagens ${game}`,
    goOn: (game) => `Fortsätt dagens ${game}`,
    streak: (days) => `Svit: ${count(days, 'dag', 'dagar')}`,
    expert: 'Experten',
    thinking: 'Experten spelar fortfarande …',
    share: 'Dela resultatet',
    text: 'Resultatet som text',
    all: 'Alla dagens givar',
  },
};
