import type { LinkedWords } from '../en/linked.ts';
import { count, list } from './cards.ts';

export const linked: LinkedWords = {
  toTable: 'Bordet',
  toHand: 'Min hand',
  away: 'borta',
  covered: 'datorn spelar',
  computer: 'Dator',

  waiting: 'Ansluter igen…',
  gone: {
    gone: 'Det här bordet finns inte längre.',
    old: 'Sidan är äldre än servern. Ladda om den.',
    removed: 'Värden har tagit bort dig från bordet.',
    deleted: 'Dina uppgifter är raderade, och du sitter inte längre vid bordet.',
    full: 'Du får inte längre titta på det här bordet.',
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
  since: (move, later) =>
    later === 0 ? move : `${move} ${count(later, 'drag', 'drag')} har setts sedan dess.`,

  nameless: 'Någon',
  offered: (name) => `Du får spela vidare för ${name}.`,
  sitDown: 'Sätt dig',

  offer: (name) => `Erbjud platsen efter ${name}`,
  offerAbout: 'Den som kommer via länken får sätta sig där och spela vidare.',
  keepSeat: (name) => `Erbjud inte längre platsen efter ${name}`,
  watchOn: 'Låt andra titta på',
  watchOff: 'Låt ingen titta på',
  watchOffAbout: 'De som tittar på nu skickas i väg.',
  talkOn: 'Tillåt chatt',
  talkOff: 'Bara fraser och tecken',

  news: {
    left: (name) => `${name} är borta.`,
    back: (name) => `${name} är tillbaka.`,
    covered: (name) => `En dator spelar för ${name}.`,
    plays: (name) => `${name} spelar igen.`,
    sat: (name) => `${name} har satt sig.`,
    hosting: 'Nu är du värd.',
    seconds: (n) => `${count(n, 'sekund', 'sekunder')} kvar.`,
  },

  say: {
    title: 'Säg något',
    phrases: {
      hello: 'Hej!',
      'good-luck': 'Lycka till!',
      'well-played': 'Bra spelat!',
      nice: 'Snyggt drag!',
      thanks: 'Tack!',
      sorry: 'Förlåt!',
      oops: 'Hoppsan!',
      hurry: 'Det är din tur.',
      moment: 'Ett ögonblick.',
      back: 'Jag är tillbaka.',
      'one-more': 'En till?',
      bye: 'Hej då!',
    },
    signs: {
      smile: 'ler',
      laugh: 'skrattar',
      think: 'funderar',
      clap: 'applåderar',
      wow: 'häpnar',
      cry: 'gråter',
      heart: 'skickar ett hjärta',
      tea: 'hämtar te',
    },
    text: 'Dina ord',
    send: 'Säg det',
    said: (name, text) => `${name}: ${text}`,
    lines: 'Vad som sagts',
    unread: (count) => (count === 1 ? '1 nytt' : `${count} nya`),
    nothing: 'Ingen har sagt något än.',
    people: 'De andra',
    mute: (name) => `Tysta ${name}`,
    unmute: (name) => `Hör ${name} igen`,
    report: (name) => `Anmäl ${name}`,
    reportSure: (name) =>
      `Den som driver servern får läsa bordets 20 senaste rader och att du har anmält ${name}.`,
    reported: 'Anmält.',
    cancel: 'Avbryt',
    silent: 'Du hör ingen: så har du valt i inställningarna.',
  },

  goOn: 'Gå till det nya bordet',

  honest: {
    ask: 'Var given ärlig?',
    yes: (n) =>
      `Ja. Kort delades ut ${count(n, 'gång', 'gånger')}, och varje gång var det de kort som hemligheten från före matchen och allas tal leder till.`,
    own: 'Talet som den här webbläsaren gav är med.',
    limits: 'Att ingen tittade på korten under tiden kan det inte visa.',
    no: 'Nej.',
    wrong: {
      own: 'Servern säger nu något annat än den visade eller fick i början.',
      commitment: 'Hemligheten är inte den som servern hade bundit sig till.',
      nonces: 'Talen som spelarna gav är inte fullständiga.',
      rules: 'Matchen spelades med andra regler än bordet öppnades med.',
      starter: 'Lotten låter någon annan börja.',
      cards: 'Hemligheten och talen leder till andra kort än de som delades ut.',
    },
  },
};
