import type { LinkedWords } from '../en/linked.ts';
import { list } from './cards.ts';

export const linked: LinkedWords = {
  away: 'borta',
  covered: 'datorn spelar',
  computer: 'Dator',

  waiting: 'Ansluter igen…',
  gone: {
    gone: 'Det här bordet finns inte längre.',
    old: 'Sidan är äldre än servern. Ladda om den.',
    removed: 'Värden har tagit bort dig från bordet.',
    deleted: 'Du är raderad och inte längre kvar vid bordet.',
    full: 'Alltför många tittar redan på det här bordet.',
    broken: 'Servern förstod inte sidan. Ladda om den.',
  },
  reload: 'Ladda om',

  watching: 'Du tittar på. Ingens hand visas förrän matchen är slut.',

  asks: {
    takeback: (name) => `${name} vill ångra sitt senaste drag.`,
    next: (name) => `${name} är redo för nästa giv.`,
    again: (name) => `${name} vill spela igen.`,
    end: (name) => `${name} vill avsluta matchen här.`,
  },
  asked: {
    takeback: 'Du har bett att få ångra ditt drag.',
    next: 'Du är redo för nästa giv.',
    again: 'Du vill spela igen.',
    end: 'Du har föreslagit att avsluta matchen.',
  },
  waitingFor: (names) => `Väntar på ${list(names)}.`,
  yes: 'Ja',
  no: 'Nej',
  withdraw: 'Strunt samma',
  undone: 'Ett drag är ångrat.',
  stands: 'Inget ångrades: ditt drag gäller.',

  coveredYou: 'En dator spelar åt dig.',
  back: 'Ta tillbaka din plats',
  isAway: (name) => `${name} är borta.`,
  cover: 'Låt en dator spela',

  takeBack: 'Ångra',
  leave: 'Låt en dator spela åt mig',
  leaveAbout: 'Platsen är fortfarande din: kom tillbaka när du vill.',
  end: 'Avsluta matchen',
  endAbout: 'Om alla går med på det slutar den här och alla kort visas.',
  ended: 'Matchen avslutades.',
  goOn: 'Gå till det nya bordet',
};
