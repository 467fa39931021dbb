import type { LinkedWords } from '../en/linked.ts';
import { list } from './cards.ts';

export const linked: LinkedWords = {
  away: 'nicht da',
  covered: 'Computer spielt',
  computer: 'Computer',

  waiting: 'Verbinde neu …',
  gone: {
    gone: 'Diesen Tisch gibt es nicht mehr.',
    old: 'Diese Seite ist älter als der Server. Lade sie neu.',
    removed: 'Der Gastgeber hat dich von diesem Tisch entfernt.',
    deleted: 'Du bist gelöscht und nicht mehr an diesem Tisch.',
    full: 'An diesem Tisch sehen schon zu viele zu.',
    broken: 'Der Server hat diese Seite nicht verstanden. Lade sie neu.',
  },
  reload: 'Neu laden',

  watching: 'Du siehst zu. Bis zum Ende der Partie wird niemandes Blatt gezeigt.',

  asks: {
    takeback: (name) => `${name} möchte den eigenen letzten Zug zurücknehmen.`,
    next: (name) => `${name} ist bereit für die nächste Runde.`,
    again: (name) => `${name} möchte noch einmal spielen.`,
    end: (name) => `${name} möchte die Partie hier beenden.`,
  },
  asked: {
    takeback: 'Du möchtest deinen Zug zurücknehmen.',
    next: 'Du bist bereit für die nächste Runde.',
    again: 'Du möchtest noch einmal spielen.',
    end: 'Du möchtest die Partie beenden.',
  },
  waitingFor: (names) => `Es fehlt noch die Antwort von ${list(names)}.`,
  yes: 'Ja',
  no: 'Nein',
  withdraw: 'Doch nicht',
  undone: 'Ein Zug ist zurückgenommen.',
  stands: 'Nicht zurückgenommen: Dein Zug gilt.',

  coveredYou: 'Ein Computer spielt für dich.',
  back: 'Wieder selbst spielen',
  isAway: (name) => `${name} ist nicht da.`,
  cover: 'Computer spielen lassen',

  takeBack: 'Zurücknehmen',
  leave: 'Computer für mich spielen lassen',
  leaveAbout: 'Der Platz bleibt deiner: Du kannst jederzeit zurückkommen.',
  end: 'Partie beenden',
  endAbout: 'Wenn alle zustimmen, endet sie hier, und alle Karten werden gezeigt.',
  ended: 'Die Partie wurde beendet.',
  goOn: 'Zum neuen Tisch',
};
