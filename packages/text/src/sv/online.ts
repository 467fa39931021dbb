import type { OnlineWords } from '../en/online.ts';

export const online: OnlineWords = {
  name: {
    label: 'Ditt namn',
    about: 'De andra vid bordet ser det. Webbläsaren kommer ihåg det.',
  },

  create: {
    title: (game) => `${game} med vänner`,
    about: 'Du får en länk att skicka. Den som öppnar den kan slå sig ner, utan konto.',
    takebacks: 'Drag får tas tillbaka',
    takebacksAbout: 'Om alla vid bordet går med på det.',
    hints: 'Övningsbord',
    hintsAbout: 'Alla får be om tips.',
    open: 'Öppna bordet',
  },

  clock: {
    label: 'Klocka',
    none: 'Utan klocka',
    bank: (minutes, seconds) => `${minutes} minuter + ${seconds} sekunder per drag`,
    days: (n) => `${n === 1 ? '1 dag' : `${n} dagar`} per drag`,
    about: 'När någons tid är ute spelar en dator det draget.',
  },

  gathering: {
    title: (game) => `${game} med vänner`,
    invited: (game) => `Du är bjuden på ${game}`,
    invitedBy: (name, game) => `${name} bjuder in dig till ${game}`,
    how: 'Så spelar man',
    differs: 'Det här skiljer sig från de vanliga reglerna',
    takebacks: 'Drag får tas tillbaka om alla går med på det.',
    noTakebacks: 'Ingenting tas tillbaka.',
    hints: 'Övningsbord: alla får be om tips.',
    waiting: 'Ansluter igen …',
    seats: 'Platser',
    free: 'Ledig',
    you: 'du',
    host: 'värd',
    away: 'borta',
    nameless: 'Någon',
    sit: 'Sitt här',
    move: 'Flytta hit',
    stand: 'Res dig',
    sitDown: 'Slå dig ner',
    at: (act, seat) => `${act}: plats ${seat}`,
    remove: 'Avvisa',
    removeSure: (name) => `${name} kan sedan inte komma tillbaka till bordet.`,
    keep: 'Låt sitta',
    computer: (seat) => `Vem spelar på plats ${seat}`,
    lock: 'Ingen mer får slå sig ner',
    watch: 'Andra får titta på',
    start: 'Börja spela',
    fill: (seats) =>
      seats === 1
        ? 'En dator tar den lediga platsen.'
        : `Datorer tar de ${seats} lediga platserna.`,
    waitFor: (name) => `${name} börjar spelet.`,
    wait: 'Värden börjar spelet.',
    watching: 'Du tittar på: du ser det som ligger öppet, men ingens hand förrän matchen är slut.',
    noWatching: 'Ingen får titta på när spelet har börjat.',
    full: 'Alla platser är upptagna.',
    locked: 'Värden har stängt bordet: ingen mer får slå sig ner.',
  },

  invite: {
    title: 'Bjud in andra',
    link: 'Länk till bordet',
    copy: 'Kopiera länken',
    copied: 'Kopierat.',
    notCopied: 'Webbläsaren låter oss inte kopiera. Markera länken och kopiera den själv.',
    share: 'Dela',
    text: (game) => `Spela ${game} med mig!`,
    code: 'Länken som en kod för telefonens kamera',
    onlyHere:
      'Den här adressen fungerar bara på den här datorn. Starta Pakli med --lan och öppna adressen som skrivs ut för att bjuda in andra.',
  },

  news: {
    sat: (name, seat) => `${name} slår sig ner på plats ${seat}.`,
    stood: (name) => `${name} har rest sig.`,
    computer: (seat) => `En dator tar plats ${seat}.`,
    cleared: (seat) => `Plats ${seat} är ledig.`,
    left: (name) => `${name} är borta.`,
    back: (name) => `${name} är tillbaka.`,
    locked: 'Bordet är stängt.',
    unlocked: 'Bordet är öppet igen.',
    hosting: 'Nu är du värd.',
  },

  closed: {
    gone: 'Bordet finns inte, eller finns inte längre.',
    old: 'Sidan är äldre än servern. Ladda om den för att komma till bordet.',
    removed: 'Värden har avvisat dig från bordet.',
    deleted: 'Du är raderad och inte längre kvar vid bordet.',
    full: 'Fler får inte titta på det här bordet.',
    broken: 'Servern förstod inte sidan. Ladda om den.',
    again: 'Ladda om',
  },

  mine: {
    title: 'Dina bord',
    gathering: 'väntar på spelare',
  },

  guest: {
    title: 'Spela med vänner',
    about:
      'Utöver dina bord sparar servern ditt namn, ett slumptal och ett fingeravtryck av en kaka i 180 dagar efter ditt senaste besök.',
    rename: 'Byt namn',
    renamed: 'Du har ett nytt namn.',
    remove: 'Radera mig',
    removeSure: 'Namn och kaka raderas genast, och du förlorar dina platser.',
    keep: 'Behåll',
    removed: 'Du är raderad.',
  },
};
