import type { LessonTexts } from '../lesson.ts';

export const lessons: LessonTexts = {
  capture: {
    title: 'Lika tar lika',
    before: 'Ett kort på hand tar in ett kort med samma värde från bordet. Ta in något.',
    after: 'Nian tar nian, och båda läggs bland dina intagna kort.',
    wrong:
      'Då är inget intaget än. Vilket av dina kort har samma värde som ett på bordet? Ta in det.',
  },
  sum: {
    title: 'Summor',
    before:
      'Kort på bordet får räknas ihop: det som blir 13 tillsammans tas in med en kung. Knekt är 11, dam 12, kung 13. Hitta summan.',
    after: 'Nio och fyra är tretton: tre kort med ett.',
    wrong: 'Räkna ihop kort på bordet tills de blir ett av dina. Kungen är 13.',
  },
  mulle: {
    title: 'Mulle',
    before:
      'Två kortlekar är i spel, så varje kort har en tvilling. Tvillingar i samma intag är en mulle och värda sin valör: så vinner man det här spelet. Din hjärter kung ser sin tvilling. Ta in den.',
    after:
      'En mulle: 13 poäng på en gång. Den andra summan 13 ligger kvar, för en tvilling som ligger ensam tas in ensam.',
    wrong: 'Inget på bordet är värt mer än tvillingen. Ta kung med kung.',
  },
  tabbe: {
    title: 'Tabbe',
    before:
      'Att ta in allt som ligger på bordet är en tabbe och ger en extra poäng. Alla summor på 13 får tas in tillsammans. Töm bordet.',
    after: 'Nio och fyra, åtta och fem: bordet är tomt. Tabbe!',
    wrong: 'Då blir något kvar. Leta efter kortet som ger två summor på en gång.',
  },
  choose: {
    title: 'Vilka kort räknas',
    before:
      'Förutom mullar ger spader och ess poäng på slutet, liksom spader två och ruter tio. Kungen kan ta in den ena eller den andra nian tillsammans med fyran. Ta in den bättre.',
    after: 'Spader nio ger en poäng, hjärter nio ingen. Småsaker avgör jämna partier.',
    wrong: 'Ett annat intag ger mer: kungen tar spader nio och fyran. Spader räknas.',
  },
  intake: {
    title: 'Intaget',
    before:
      'På slutet räknas det du har tagit in: varje spader och varje ess ger 1 poäng, spader ess, spader två och ruter tio 2 poäng var. Det är ditt intag, och i de två lekarna finns 40. Vad ger mest?',
    after: 'Damen tar damen samt tian och tvåan: 4 poängs intag med ett kort.',
    wrong: 'Det ger mindre. Ruter tio och spader två blir 12 tillsammans: 2 poäng var.',
  },
  bonus: {
    title: 'Bonusen',
    before:
      'Du har 20 poängs intag, hälften av allt som finns. Varje poäng över 20 räknas tre gånger: en gång som den är och två gånger som bonus. Ta in det som räknas.',
    after:
      'Med spader nio blir det 21: en poäng, och två till i bonus. Tre kort utan poäng hade inte gett något.',
    wrong: 'De korten ger ingen poäng. En enda spader är värd tre nu.',
  },
  build: {
    title: 'Ett bygge',
    before:
      'Du får lägga ett kort på en hög och bygga ett värde som du har på hand. Du har en nia: lägg fyran på femman och ta in båda senare med nian.',
    after:
      'Ett öppet bygge på 9, och det är ditt. Så länge du äger det måste du ha en nia kvar till det.',
    wrong: 'Bygg till 9: fyran ska på femman. Nian själv stannar på handen för att ta in bygget.',
  },
  lock: {
    title: 'Låst',
    before:
      'Det som har samma värde dras in i ett nytt bygge av sig självt, och med fler än två kort är bygget låst: ingen kan längre ändra värdet. Bygg 9 igen, med en nia redan på bordet.',
    after:
      'Femma, fyra och nia i en knut. Den som har en nia får fortfarande ta in bygget, så vänta inte för länge.',
    wrong: 'Gör 9 av femman och fyran. Nian på bordet följer med av sig själv.',
  },
  take: {
    title: 'Fritt fram',
    before:
      'Ett bygge tillhör någon bara tills det tas in. Motståndaren har låst tre kort på 9. Ta för dig.',
    after: 'Öppet eller låst: den som har värdet får ta in.',
    wrong:
      'Den som bygger 9 har en nia och kan ta in det i nästa drag. Vilket av dina kort har byggets värde?',
  },
  special: {
    title: 'Ess och andra specialkort',
    before:
      'På bordet är ett ess 1, på handen 14; spader två är 15 och ruter tio 16. De tar alltså bara in byggen med det värdet. Här finns ett.',
    after: 'Bara ett ess kunde ta in det. Byggen på 14, 15 och 16 är säkra för allt annat.',
    wrong: 'Ditt ess är värt 14 på handen. Leta efter ett bygge på 14.',
  },
  feed: {
    title: 'Mata ett bygge',
    before:
      'Det här bygget på 9 är ditt, och du har två nior. Lägg den ena på det (mata det): bygget låses, och den andra nian tar in alltihop i nästa drag.',
    after:
      'Fyra kort, och niorna är tvillingar: en mulle på 9. Ingen kunde ändra bygget under tiden.',
    wrong: 'Den ena nian läggs på ditt eget bygge; den andra tar in det i nästa drag.',
  },
  trotta: {
    title: 'Trötta',
    before:
      'Du har två damer. Samla allt som är värt 12 kring den ena i ett låst bygge (det kallas att trötta), och ta in alltihop med den andra damen i nästa drag. Det är hennes tvilling som ligger där.',
    after: 'Fem kort och en mulle på 12. Att ta in direkt hade gett mindre.',
    wrong:
      'Trötta först med hjärter dam: då samlas damen samt sjuan och femman. Ta sedan in bygget med klöver dam.',
  },
  rounds: {
    title: 'Ronder',
    before:
      'Ni spelar båda rondens sista kort. Det som ligger på bordet ligger kvar, och var och en får åtta nya kort. Ta in något först.',
    after:
      'På med nästa rond. Sex ronder är en omgång, två omgångar ett parti. När en rond slutar räknas inget.',
    wrong: 'Åtta tar åtta. Lämna den inte åt Bo.',
  },
  last: {
    title: 'Sista intaget',
    before:
      'Omgångens sista kort: det som till sist ligger på bordet går till den som tog in sist. Det ger varken mulle eller tabbe, men räknas i intaget.',
    after:
      'Du tog in sist, så spader ess, spader kung och ruter tio är också dina: 5 poängs intag. Sedan kvittas omgången: bara skillnaden räknas.',
    wrong: 'Den som tog in sist får det som blir kvar. Ta sjuan med sjuan.',
  },
};
