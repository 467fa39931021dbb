import type { LessonTexts } from '../lesson.ts';

export const lessons: LessonTexts = {
  follow: {
    title: 'Bekänn och stick över',
    before:
      'Bekänn färg, och stick över om du kan: i Ulti måste du. Spelföraren har spelat ut löv unter.',
    after: 'Ober slår unter. Rangordningen nedifrån: 7, 8, 9, unter, ober, kung, tio, ess.',
    wrong: 'Du har löv, så du måste bekänna, och med obern kan du sticka över untern.',
  },
  trump: {
    title: 'Du måste trumfa',
    before:
      'Kan du inte bekänna måste du trumfa; bara utan trumf får du spela vad du vill. Hjärter är trumf, löv spelades ut.',
    after: 'Till och med trumfåttan slår kungen i en annan färg.',
    wrong: 'Du har inga löv, men en trumf. Den måste du spela.',
  },
  smear: {
    title: 'Mata din medspelare',
    before:
      'Din medspelare tar sticket med esset. Du kan varken bekänna eller trumfa, så du får spela vad du vill. Ess och tior ger poängen i det här spelet: lägg dit en.',
    after: 'Ekollon tio är i säkerhet: tio poäng till motspelarna.',
    wrong: 'Sticket är ert. Spela kortet som är värt mest: en tia räknas 10.',
  },
  draw: {
    title: 'Dra trumfen',
    before:
      'Du är spelförare och spelar ut. En trumf är kvar och hotar dina löv. Spela trumfesset först.',
    after:
      'Nian har fallit. Nu är löv ess och löv tio säkra, och med sista stickets tio poäng har du vunnit.',
    wrong: 'En motspelare som får slut på löv skulle trumfa. Dra ut den trumfen först.',
  },
  ulti: {
    title: 'Ulti',
    before:
      'Du har lovat att ta sista sticket med trumfsjuan. Någon har en trumf kvar. Spela de tre sticken så att sjuan tar det sista.',
    after: 'Trumfess, kung, sjua: din Ulti är hemma.',
    wrong: 'Först trumfesset, så att nian faller; annars slår den din sjua på slutet.',
  },
  defend: {
    title: 'Knäck Ultin',
    before:
      'Två stick kvar, och spelförarens sista trumf är sjuan. Spela den färg som spelföraren saknar: då måste sjuan trumfa redan nu.',
    after: 'Sjuan föll ett stick för tidigt. Ultin är bet.',
    wrong:
      'Bjällror kan spelföraren bekänna, och då blir sjuan kvar till sista sticket. Löv går inte att bekänna.',
  },
  betli: {
    title: 'Betli',
    before:
      'I Betli får du inte ta ett enda stick. Det finns ingen trumf, och tian är låg: 7, 8, 9, tio, unter, ober, kung, ess. Håll dig under tian, men bli av med det högsta du kan.',
    after: 'Nian är borta, och sjuan, det säkraste kortet av alla, har du kvar.',
    wrong: 'Under tian, men inte lägre än nödvändigt: spara sjuan.',
  },
  durchmars: {
    title: 'Durchmars',
    before:
      'Alla tio stick måste bli dina, och ett förlorat stick är slutet. Det finns ingen trumf, och tian är låg. Du spelar ut, och löv unter finns kvar ute: ta de två sista sticken.',
    after: 'Esset har dragit ut unter, och nu är till och med tian hög.',
    wrong: 'Utan trumf är tian lägre än unter. Dra ut den med esset först.',
  },
  bid: {
    title: 'Första budet',
    before:
      'Den första spelaren har tolv kort och måste bjuda. Se på dina: bara sjuor, åttor och nior. Vilket kontrakt vill ha just det?',
    after:
      'Betli. Ingen kan tvinga på dig ett stick med de här korten, så även den dyraste, öppen och i hjärter, är säker.',
    wrong: 'Med så låga kort tar du inga stick. Bjud kontraktet som inte vill ha några.',
  },
  hundred: {
    title: '40-100',
    before:
      'Kung och ober i en färg är en mariage: 40 poäng om färgen är trumf. Med den och 60 poäng i kort klarar du 40-100, som ger 4. Du har mariagen i ekollon, tre ess och två tior. Bjud det.',
    after:
      '40-100. Med en mariage utanför trumf vore det 20-100: då krävs 80 poäng i kort, och det ger 8.',
    wrong:
      'En Passz ger bara 1. Du har mariagen och mer än 60 poäng i ess, tior och klädda kort: bjud 40-100.',
  },
  twenty: {
    title: '20-100',
    before:
      'Kung och ober i en färg som inte är trumf är värda 20. För 20-100 krävs då 80 poäng i kort, sista stickets tio inräknad, och det ger 8. Du har kung och ober i bjällror, tre ess och tre tior, och din längsta färg är ekollon. Bjud det.',
    after:
      '20-100. Bara essen och tiorna är 63 poäng; kung, ober, unter och sista sticket ger resten.',
    wrong: 'Mariagen är i bjällror och trumfen blir ekollon: alltså en tjuga. Bjud 20-100.',
  },
  judge: {
    title: 'Bedöm din hand',
    before:
      'Cem har bjudit 40-100. Den som tar upp talongen måste bjuda mer. Räkna vad du har: en lång färg, ess, en mariage, trumfsjuan med trumf runt sig? Ett ess och korta färger räcker inte.',
    after: 'Passat. Två motspelare med några poäng var stoppar ändå många kontrakt.',
    wrong:
      'Två okända kort räddar inte den här handen, och ett högre bud som går bet kostar mer än motspel.',
  },
  pickup: {
    title: 'Värd att ta upp för',
    before:
      'Cem har bjudit Passz, det lägsta av alla. Den som tar upp talongen får två kort, måste bjuda högre och lägger bort två igen, så talongen kan inte förstöra en hand som inte behöver något. Vilket kontrakt går din hand hem med av sig själv? Ta upp och bjud det.',
    after:
      'Sjuor, åttor och nior: ingen kan tvinga på dig ett stick, och talongens två kort får gå tillbaka.',
    wrong: 'Den här handen tar inga stick, vad som än händer. Ta upp och bjud Betli.',
  },
  hold: {
    title: 'Håll ditt bud',
    before:
      'Du har bjudit Ulti, värt 5. Bo bjuder Betli, som också är värt 5 och skulle stå över. Den som bjöd först tillfrågas: håll, så står budet kvar, eller släpp. Din Ulti är stark.',
    after:
      'Hållet. Nu slår bara ett bud av högre värde, och Bos talong ligger där för den som vågar.',
    wrong:
      'Släpper du spelar Bo Betli och du blir motspelare. Med sex trumfar, ess, tio och sju bland dem: håll.',
  },
  name: {
    title: 'Välj trumf',
    before:
      'Din Passz gäller, och nu väljer du trumf: bjällror, löv eller ekollon. Du vill ha många, och höga.',
    after: 'Sex löv med ess, tio och kung: det är en trumffärg.',
    wrong: 'Räkna dina färger. En är dubbelt så lång som de andra.',
  },
  kontra: {
    title: 'Kontra',
    before:
      'Spelföraren har bjudit Ulti i ekollon, och du har fem ekollon med ess och tio. Före ditt första kort får du säga kontra mot budet.',
    after: 'Kontra: nu spelas Ultin om dubbla värdet, och den går knappast hem.',
    wrong: 'Säg kontra först, spela sedan. Kontrat gäller Ultin.',
  },
};
