import type { ChallengeWords } from '../en/challenge.ts';
import { withMinus } from '../../plural.ts';

export const challenge: ChallengeWords = {
  send: {
    title: 'Ugyanezek a lapok egy barátnak',
    about:
      'A barátod ugyanezeket a lapokat kapja, ugyanezen a helyen, ugyanezek ellen a gépek ellen. A te eredményed akkor látszik, amikor ő is végzett.',
    name: 'A neved, a barátodnak',
    link: 'A kihívás linkje',
    copy: 'Link másolása',
    copied: 'Vágólapra másolva.',
    notCopied: 'A böngésző nem enged másolni. Jelöld ki a szöveget, és másold ki te.',
    share: 'Megosztás',
    text: (game) => `${game}: te jobban boldogulsz a lapjaimmal?`,
  },

  page: {
    title: (game) => `Kihívtak egy játszmára: ${game}`,
    titleBy: (name, game) => `${name} kihív egy játszmára: ${game}`,
    about:
      'Ugyanazokat a lapokat kapod, ugyanazon a helyen, ugyanazok ellen a gépek ellen. A két eredmény akkor látszik, amikor végeztél.',
    against: (level) => `Gépek: ${level}`,
    take: 'Elfogadom a kihívást',
    goOn: 'A játszma folytatása',
    played: 'Ezeket a lapokat már játszottad.',
  },

  duel: {
    title: 'Egymás mellett',
    you: 'Te',
    friend: 'A barátod',
    parted: 'Itt döntöttetek másképp',
    same: 'Mindig ugyanúgy döntöttetek.',
    look: 'Nézd meg az asztalon',
    theirs: (name) => `Így folytatta: ${name}`,
    reply: 'Küldd el az eredményed',
  },

  result: {
    won: 'Győzelem',
    lost: 'Vereség',
    draw: 'Döntetlen',
    place: (place, seats) => `${place}. helyezett ${seats} közül`,
    points: (n) => `${withMinus(String(n))} pont`,
  },

  day: {
    about:
      'Ma mindenki ugyanezeket a lapokat kapja, ugyanazon a helyen, ugyanazok ellen az erős gépek ellen. Az eszközöd osztja őket, csak a játék kedvéért: senki sem hasonlítja össze az eredményeket.',
    compare: 'Összehasonlítás másokkal',
    play: (game) => `A mai játszma: ${game}`,
    goOn: (game) => `A mai játszma folytatása: ${game}`,
    streak: (days) => `Sorozat: ${days} nap`,
    expert: 'A mester',
    thinking: 'A mester még játszik…',
    share: 'Eredmény megosztása',
    text: 'Az eredmény szövegként',
    all: 'A nap összes leosztása',
  },
};
