import type { LessonTexts } from '../lesson.ts';

export const lessons: LessonTexts = {
  follow: {
    title: 'Bekänn och stick över',
    before:
      'Bekänn färg, och stick över om du kan: i Ulti måste du. Spelföraren har spelat ut löv under.',
    after: 'Över slår under. Rangordning nerifrån: 7, 8, 9, under, över, kung, tio, ess.',
    wrong: 'Du har löv, så du måste bekänna, och med över kan du sticka över under.',
  },
  trump: {
    title: 'Du måste trumfa',
    before:
      'Kan du inte bekänna måste du trumfa; bara utan trumf får du lägga vad du vill. Hjärter är trumf, löv spelades ut.',
    after: 'Till och med trumfåttan slår en annan färgs kung.',
    wrong: 'Du har inga löv, men en trumf. Den måste läggas.',
  },
  smear: {
    title: 'Smörj din medspelare',
    before:
      'Din försvarskamrat vinner sticket med esset. Du kan varken bekänna eller trumfa, så du får lägga vad du vill. Ess och tior är poängen i spelet: ge honom några.',
    after: 'Ekollontian är i säkerhet: tio poäng till försvaret.',
    wrong: 'Sticket är ert. Lägg det kort som är värt mest: tior räknas 10.',
  },
  draw: {
    title: 'Dra trumfen',
    before:
      'Du spelar ensam och spelar ut. En trumf är ute och hotar dina löv. Spela trumfesset först.',
    after:
      'Nian har fallit. Nu är lövens ess och tio säkra, och med sista stickets tio poäng har du vunnit.',
    wrong: 'En försvarare som får slut på löv skulle trumfa. Ta trumfen ifrån honom först.',
  },
  ulti: {
    title: 'Ulti',
    before:
      'Du har lovat att vinna sista sticket med trumfsjuan. Någon har en trumf kvar. Spela de tre sticken så att sjuan vinner det sista.',
    after: 'Trumfess, kung, sjua: ultin är hemma.',
    wrong: 'Först trumfesset, så att nian faller; annars slår den din sjua på slutet.',
  },
  defend: {
    title: 'Knäck ultin',
    before:
      'Två stick kvar, och spelförarens sista trumf är sjuan. Spela färgen han saknar: då måste han trumfa med den nu.',
    after: 'Sjuan föll ett stick för tidigt. Ultin är förlorad.',
    wrong: 'Bjällror kan han bekänna, och sjuan blir kvar till sista sticket. Löv kan han inte.',
  },
  betli: {
    title: 'Betli',
    before:
      'I betli får du inte vinna ett enda stick. Det finns ingen trumf, och tian är låg: 7, 8, 9, tio, under, över, kung, ess. Håll dig under tian, men bli av med det högsta du kan.',
    after: 'Nian är borta, och sjuan, det säkraste kortet av alla, har du kvar.',
    wrong: 'Under tian, men inte lägre än nödvändigt: spara sjuan.',
  },
  bid: {
    title: 'Första budet',
    before:
      'Den första spelaren har tolv kort och måste bjuda. Se på dina: bara sjuor, åttor och nior. Vilket kontrakt vill ha just det?',
    after:
      'Betli. Ingen kan tvinga på de här korten ett stick, så även den dyraste, öppen och i hjärter, hade varit säker.',
    wrong: 'Med så låga kort vinner du inga stick. Bjud kontraktet som inte vill ha några.',
  },
  name: {
    title: 'Välj trumf',
    before:
      'Din passz står sig, och nu väljer du trumf: bjällror, löv eller ekollon. Du vill ha många, och höga.',
    after: 'Sex löv med ess, tio och kung: det är en trumffärg.',
    wrong: 'Räkna dina färger. En är dubbelt så lång som alla andra.',
  },
  kontra: {
    title: 'Kontra',
    before:
      'Spelföraren har bjudit ulti i ekollon, och du har fem av dem med ess och tio. Före ditt första kort får du dubbla det han bjudit.',
    after: 'Kontra: ultin spelas nu om dubbla värdet, och den går knappast hem.',
    wrong: 'Säg kontra först, spela sedan. Du dubblar ultin.',
  },
};
