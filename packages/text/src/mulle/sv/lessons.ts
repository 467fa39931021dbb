import type { LessonTexts } from '../../chunks.ts';

export const lessons: LessonTexts = {
  capture: {
    title: 'Lika tar lika',
    before:
      'När det är din tur spelar du ett kort. Det tar in ett kort med samma värde från bordet; ett kort som inte tar något slänger du där. Ta in något.',
    after: 'Nian tar nian, och båda läggs bland korten du har tagit in.',
    wrong:
      'Då har du inte tagit in något än. Vilket av dina kort har samma värde som ett på bordet? Ta in det.',
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
      'Två kortlekar är i spel, så varje kort har en tvilling. Tvillingar som tas in på en gång är en mulle och värda sin valör: så vinner man det här spelet. Din hjärter kung ser sin tvilling. Ta in den.',
    after:
      'En mulle: 13 poäng på en gång. Den andra summan 13 ligger kvar, för en tvilling som ligger ensam tas in ensam.',
    wrong: 'Inget på bordet är värt mer än tvillingen. Ta kung med kung.',
  },
  tabbe: {
    title: 'Tabbe',
    before:
      'Att ta in allt som ligger på bordet är en tabbe och ger en extra poäng. Alla summor på 13 får tas in tillsammans. Töm bordet.',
    after: 'Nio och fyra, åtta och fem: bordet är tomt. Tabbe!',
    wrong: 'Kort ligger kvar på bordet. Vilket av dina kort tar in alla på en gång?',
  },
  choose: {
    title: 'Vilka kort räknas',
    before:
      'Förutom mullar ger spader och ess poäng på slutet, liksom spader två och ruter tio. Kungen kan ta in den ena eller den andra nian tillsammans med fyran. Ta in den bättre.',
    after: 'Spader nio ger en poäng, hjärter nio ingen. Småsaker avgör jämna partier.',
    wrong: 'Det ger ingen poäng. Kungen tar spader nio och fyran: spader räknas.',
  },
  intake: {
    title: 'Intaget',
    before:
      'På slutet räknas det du har tagit in: varje spader och varje ess ger 1 poäng, spader ess, spader två och ruter tio 2 poäng var. Det är ditt intag, och i de två lekarna finns 40. Vad ger mest?',
    after: 'Damen tar damen samt tian och tvåan: 4 poäng i intag med ett kort.',
    wrong: 'Det ger mindre. Ruter tio och spader två blir 12 tillsammans: 2 poäng var.',
  },
  lay: {
    title: 'Att slänga ett kort',
    before:
      'Inget av dina kort tar in något här, så du måste slänga ett, och motståndaren får ta in det. Behåll det som räknas. Vilket kort kan du avvara?',
    after:
      'Sexan är inget värd. Du får slänga ett kort även när du kan ta in: ibland lönar det sig att vänta.',
    wrong: 'Det kortet är värt 2 poäng för den som tar in det. Ruter sex är inget värd.',
  },
  bonus: {
    title: 'Bonusen',
    before:
      'Du har 20 poäng i intag, hälften av allt som finns. Varje poäng över 20 räknas tre gånger: en gång som den är och två gånger som bonus. Ta in det som räknas.',
    after:
      'Med spader nio blir det 21: en poäng, och två till i bonus. Tre kort utan poäng hade inte gett något.',
    wrong: 'Det ger ingen poäng, och en enda spader är värd tre nu. Ta in spader nio.',
  },
  build: {
    title: 'Ett bygge',
    before:
      'Du får lägga ett kort på en hög och bygga ett värde som du har på hand. Du har en nia: lägg fyran på femman och ta in båda senare med nian.',
    after:
      'Ett öppet bygge på 9, och det är ditt. Så länge du äger det måste du ha en nia kvar till det.',
    wrong: 'Bygg till 9: fyran ska på femman. Nian själv stannar på handen för att ta in bygget.',
  },
  reserved: {
    title: 'Det reserverade kortet',
    before:
      'Det här bygget på 9 är ditt, och du har en enda nia till det. Den nian är reserverad: den får ta in eller läggas på bygget, men du får varken slänga den eller bygga något annat med den. Ta in bygget före Bo.',
    after: 'Bygget är inne. Med två nior på hand hade den ena varit fri.',
    wrong: 'Bygget ligger kvar, och vilken nia som helst tar in det. Ta in det med din.',
  },
  lock: {
    title: 'Låst',
    before:
      'Det som har samma värde dras in i ett nytt bygge av sig självt, och med fler än två kort är bygget låst: ingen kan längre ändra värdet. Bygg 9 igen, med en nia redan på bordet.',
    after:
      'Femman, fyran och nian sitter ihop. Den som har en nia får fortfarande ta in bygget, så vänta inte för länge.',
    wrong: 'Gör 9 av femman och fyran. Nian på bordet följer med av sig själv.',
  },
  raise: {
    title: 'Höj ditt bygge',
    before:
      'Ett öppet bygge får höjas, men bara av ägaren och bara till ett värde som du har på hand: lägg ett kort på det. Åtta och fyra blir 12, och du har en dam. Det på bordet som är värt 12 följer med.',
    after:
      'Fyra kort värda 12, och låst. Alla andra damer är borta, så ingen annan än du kan ta in dem.',
    wrong:
      'Lägg fyran på ditt bygge på 8: då blir det 12, damen på bordet följer med, och din egen dam tar in alltihop senare.',
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
      'På bordet är ett ess värt 1. På hand är det värt 14, spader två 15 och ruter tio 16. Från handen tar de bara in två saker: sin tvilling om den ligger ensam, och ett bygge på det värdet. Här finns båda: ta först tvillingen, sedan bygget.',
    after:
      'Två tvillingess är en mulle på 14, den största som finns, och det andra esset tog in bygget. Kom ihåg: ruter tio på hand tar ingen tia.',
    wrong:
      'Först tar hjärter ess sin tvilling: 14 poäng. Sedan tar det andra esset in bygget på 14.',
  },
  feed: {
    title: 'Mata ett bygge',
    before:
      'Det här bygget på 9 är ditt, du har två nior, och alla andra nior är borta. Lägg den ena på det (mata det): bygget låses, och den andra nian tar in alltihop i nästa drag.',
    after:
      'Fyra kort, och niorna är tvillingar: en mulle på 9. Ingen kunde ändra bygget under tiden.',
    wrong: 'Den ena nian läggs på ditt eget bygge; den andra tar in det i nästa drag.',
  },
  trotta: {
    title: 'Trötta',
    before:
      'Du har två damer; den enas tvilling ligger på bordet, och alla andra är borta. Samla varje dam och varje par som blir 12 kring den ena (det kallas att trötta): ett låst bygge, som din andra dam tar in i nästa drag.',
    after: 'Fem kort och en mulle på 12. Att ta in direkt hade gett mindre.',
    wrong:
      'Trötta först med en av damerna: då samlas damen samt sjuan och femman. Ta sedan in bygget med den andra.',
  },
  rounds: {
    title: 'Ronder',
    before:
      'Ni spelar båda rondens sista kort. Det som ligger på bordet ligger kvar, och var och en får åtta nya kort. Ta in något först.',
    after:
      'Dags för nästa rond. Sex ronder är en omgång, två omgångar ett parti; när en rond slutar räknas inget. En av er börjar alla ronder i en omgång, den andra alla i nästa.',
    wrong: 'Åtta tar åtta. Lämna den inte åt Bo.',
  },
  last: {
    title: 'Sist att ta in',
    before:
      'Omgångens sista kort: det som till sist ligger på bordet går till den som tog in sist. Det ger varken mulle eller tabbe, men räknas i intaget.',
    after:
      'Du tog in sist, så spader ess, spader kung och ruter tio är också dina: 5 poäng i intag. Sedan kvittas omgången: 33 mot 29, och bara skillnaden räknas, 4 poäng till dig.',
    wrong: 'Den som tog in sist får det som blir kvar. Ta sjuan med sjuan.',
  },
};
