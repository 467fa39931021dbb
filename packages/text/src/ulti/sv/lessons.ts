import type { LessonTexts } from '../../chunks.ts';

export const lessons: LessonTexts = {
  follow: {
    title: 'Bekänn och stick över',
    before:
      'Bekänn färg, och stick över om du kan: i Ulti måste du. Spelföraren har spelat ut löv unter.',
    after: 'Ober slår unter. Rangordningen nedifrån: 7, 8, 9, unter, ober, kung, tia, ess.',
    wrong: 'Du har löv, så du måste bekänna, och med obern kan du sticka över untern.',
  },
  trump: {
    title: 'Du måste trumfa',
    before:
      'Kan du inte bekänna måste du trumfa; bara utan trumf får du spela vad du vill. Hjärter är trumf, löv spelades ut.',
    after: 'Till och med trumfåttan slår kungen i en annan färg.',
    wrong: 'Du har inga löv, men en trumf. Den måste du spela.',
  },
  worth: {
    title: 'Passz, och vad korten är värda',
    before:
      'I en Passz behöver du mer än hälften av poängen. Ess 11, tia 10, kung 4, ober 3, unter 2, och 10 för sista sticket: 130 i allt, så 66 räcker. Du är spelförare, ekollon är trumf, du har 46, och två stick är kvar. Vilket kort spelar du ut?',
    after:
      'Trumfesset tog sista sticket: 11 poäng, 4 för kungen och 10 för sista sticket ger 71. Var och en av de två motspelarna betalar dig 1.',
    wrong:
      'Nu är sjuan kvar till sista sticket och dess tio poäng, och den tar ingenting. Spela ut sjuan och spara trumfesset till slutet.',
  },
  smear: {
    title: 'Mata din medspelare',
    before:
      'Din medspelare tar sticket med esset. Du kan varken bekänna eller trumfa, så du får spela vad du vill. Ess och tior är värda mest: lägg på ett sådant kort.',
    after: 'Ekollon tio är i säkerhet: tio poäng till motspelarna.',
    wrong:
      'Sticket är ert. Spela kortet som är värt mest: tian räknas 10, och senare skulle spelföraren ta den.',
  },
  draw: {
    title: 'Dra trumfen',
    before:
      'Du är spelförare och spelar ut. En trumf är kvar och hotar dina löv. Spela trumfesset först.',
    after:
      'Nian har fallit. Nu är löv ess och löv tio säkra, och med sista stickets tio poäng har du vunnit.',
    wrong: 'En motspelare som får slut på löv kan trumfa. Dra ut den trumfen först.',
  },
  name: {
    title: 'Välj trumf',
    before:
      'Din Passz gäller, och nu väljer du trumf: bjällror, löv eller ekollon. Du vill ha många, och höga.',
    after:
      'Sex löv med ess, tia och kung: det är en trumffärg. Fem bra trumfar och ett eller två ess vid sidan om räcker till en Passz.',
    wrong: 'Räkna dina färger. En är tre gånger så lång som var och en av de andra.',
  },
  hearts: {
    title: 'Hjärter räknas dubbelt',
    before:
      'Den första spelaren får tolv kort och måste bjuda. Med bjällror, löv eller ekollon som trumf är en Passz värd 1; med hjärter är det ett eget bud, Hjärter Passz, värt 2. I hjärter räknas varje bud dubbelt, vunnet eller förlorat. Din långa färg är hjärter: bjud.',
    after:
      'Hjärter Passz: varje motspelare betalar dig 2 om du vinner, och du betalar dem 2 var om du förlorar.',
    wrong:
      'En vanlig Passz spelas inte med hjärter som trumf, och hjärter är din långa färg. Bjud Hjärter Passz.',
  },
  talon: {
    title: 'Lägg bort två',
    before:
      'Du har bjudit Passz, och ekollon blir trumf. Den som bjuder lägger bort två av sina tolv kort: de är talongen, och på slutet räknas deras poäng för spelföraren. Lägg bort de två tior som är ensamma i sin färg.',
    after:
      'Tjugo poäng är i säkerhet, och nu kan du trumfa bjällror och löv. Men de andra får ta upp talongen, om de bjuder mer.',
    wrong:
      'En ensam tia förlorar du till färgens ess. I talongen är dess tio poäng dina: lägg bort tiorna i bjällror och löv.',
  },
  forty: {
    title: 'Fyrtio och tjugo',
    before:
      'Kung och ober i en färg är en mariage: 40 poäng om färgen är trumf, annars 20. I Passz och Ulti anmäls allas mariager med första kortet och räknas för den egna sidan. Du har en i löv, och lika många löv som ekollon. Välj trumf.',
    after: 'Med löv som trumf är din mariage värd 40. Med ekollon hade den varit värd 20.',
    wrong: 'Din kung och ober är löv. De är värda 40 bara om löv är trumf.',
  },
  ulti: {
    title: 'Ulti',
    before:
      'Du har lovat att ta sista sticket med trumfsjuan. Någon har en trumf kvar. Spela de tre sticken så att sjuan tar det sista.',
    after: 'Esset drog ut nian, och sedan kunde ingen slå sjuan: din Ulti är hemma.',
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
  seven: {
    title: 'En hand för Ulti',
    before:
      'Till en Ulti behövs trumfsjuan och trumf nog att dra ut alla andra: minst fem med sjuan, esset bland dem, och helst ess i sidofärgerna. Den är värd 5: 4 för Ultin och 1 för den Passz som hör till. Se på dina ekollon och bjud.',
    after:
      'Ulti: varje motspelare betalar dig 5 om du vinner båda. Går bara Ultin bet kostar den dig 5 till var och en, 1 mer än den ger.',
    wrong:
      'Du kan lova mer: ekollonsjuan, fyra till med ess och tia, och två ess vid sidan om. Bjud Ulti.',
  },
  betli: {
    title: 'Betli',
    before:
      'I Betli får du inte ta ett enda stick. Det finns ingen trumf, och tian är låg: 7, 8, 9, tia, unter, ober, kung, ess. Håll dig under tian, men bli av med det högsta du kan.',
    after: 'Nian är borta, och sjuan, det säkraste kortet av alla, har du kvar.',
    wrong:
      'Nu sitter du kvar med nian, och en åtta kan tvinga på den ett stick. Spela nian medan tian ligger över den.',
  },
  bid: {
    title: 'En hand för Betli',
    before:
      'Se på dina tolv kort: bara sjuor, åttor och nior. Vilket kontrakt vill ha just det? Det är värt 5, och som Rebetli, i hjärter, 10; trumf finns inte i något av dem.',
    after: 'Betli. Ingen kan tvinga på dig ett stick med de här korten, så även Rebetli är säker.',
    wrong: 'Med så låga kort tar du inga stick. Bjud kontraktet som inte vill ha några.',
  },
  durchmars: {
    title: 'Durchmars',
    before:
      'Alla tio stick måste bli dina, och ett förlorat stick är slutet. Det finns ingen trumf, och tian är låg. Du spelar ut, och löv unter finns kvar ute: ta de två sista sticken.',
    after: 'Esset drog ut untern, och nu är till och med tian hög.',
    wrong: 'Utan trumf är tian lägre än untern. Dra ut den med esset först.',
  },
  hundred: {
    title: '40-100',
    before:
      'Med mariagen i trumf, 40, och 60 poäng i kort klarar du 40-100, som ger 4. Du har kung och ober i ekollon, tre ess och två tior. Bjud det.',
    after:
      '40-100. Med en mariage utanför trumf vore det 20-100: då krävs 80 poäng i kort, och det ger 8.',
    wrong:
      'Din hand är gjord för 40-100: mariagen i ekollon och exakt 60 poäng i ess, tior och klädda kort, sista sticket oräknat. Bjud det.',
  },
  twenty: {
    title: '20-100',
    before:
      'Kung och ober i en färg som inte är trumf är värda 20. För 20-100 krävs då 80 poäng i kort, sista stickets tio poäng inräknade, och det ger 8. Du har kung och ober i bjällror, tre ess och tre tior, och din längsta färg är ekollon. Bjud det.',
    after:
      '20-100. Bara essen och tiorna är 63 poäng; kung, ober, unter och sista sticket ger resten.',
    wrong: 'Mariagen är i bjällror och trumfen blir ekollon: alltså en tjuga. Bjud 20-100.',
  },
  judge: {
    title: 'Bedöm din hand',
    before:
      'Cem har bjudit 40-100. Den som tar upp talongen måste bjuda mer. Räkna vad du har: en lång färg, ess, en mariage, sjuan i en färg med många trumfar? Inget av det finns på den här handen.',
    after: 'Passat. Två motspelare med några poäng var stoppar ändå många kontrakt.',
    wrong:
      'Två okända kort räddar inte den här handen, och ett högre bud som går bet kostar mer än motspel.',
  },
  pickup: {
    title: 'Värt att ta upp talongen',
    before:
      'Cem har bjudit Passz, det lägsta av alla. Den som tar upp talongen får två kort, måste bjuda högre och lägger bort två igen, så talongen kan inte förstöra en hand som inte behöver något. Vilket kontrakt går hem av sig självt med din hand? Ta upp och bjud det.',
    after:
      'Sjuor, åttor och nior: ingen kan tvinga på dig ett stick, och talongens två kort får gå tillbaka.',
    wrong: 'Den här handen tar inga stick, vad som än händer. Ta upp och bjud Betli.',
  },
  hold: {
    title: 'Håll ditt bud',
    before:
      'Du har bjudit Ulti, värt 5. Bo bjuder Betli, som också är värd 5 och annars skulle gälla. Den som bjöd först tillfrågas: håll, så står budet kvar, eller släpp. Din Ulti är stark.',
    after:
      'Hållet. Nu slår bara ett bud av högre värde, och Bos talong ligger där för den som vågar.',
    wrong:
      'Släpper du spelar Bo Betli och du blir motspelare. Med sex trumfar, ess, tia och sjua bland dem: håll.',
  },
  kontra: {
    title: 'Kontra',
    before:
      'Spelföraren har bjudit Ulti i ekollon, och du har fem ekollon med ess och tia. Före ditt första kort får du säga kontra mot budet.',
    after:
      'Kontra: nu spelas Ultin om dubbla värdet, och den går knappast hem. Nu kan du spelet: alla andra bud är kombinationer av det du har lärt dig, eller spelas med öppna kort.',
    wrong: 'Kontra sägs före ditt första kort. Välj Ulti och säg kontra.',
    wrongs: {
      'kontra passz': 'Passz är bara värt 1. Det är Ultin som går bet: säg kontra mot den.',
    },
  },
};
