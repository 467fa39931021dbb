import type { RuleNotes } from '../en/rule-notes.ts';

const PLATE =
  'Protokollet som ligger i den här banan, och vars sex kort finns i spelarens lek. Inget får finnas två gånger.';

export const swedish: RuleNotes = {
  'buddy-bluff': {
    lift: 'Vad som följer med från en hög som ditt kort träffar. Alla lika kort på en gång ger större paket.',
    deals: 'På fyra givar börjar var och en en gång, och lägst sammanlagt straff vinner.',
  },
  mulle: {
    rounds: 'Hur ofta båda får nya kort innan omgången räknas. Två lekar måste räcka till allt.',
    handSize: 'Hur många kort var och en får till en rond.',
    tableSize: 'Hur många kort som ligger öppna på bordet när en omgång börjar.',
    omgangar: 'Hur många gånger de två lekarna spelas igenom. Poängen från alla avgör.',
    absorb:
      'Vad som dras in i ett nytt bygge av sig självt: ju mer, desto mer tar ett enda kort in.',
    lock: 'Ett låst bygge behåller sitt värde. Den som har rätt kort kan ändå ta in det.',
    openAccess: 'Vem som får lägga ett kort på ett olåst bygge och ge det ett nytt värde.',
    upDown: 'Om ett kort också får sänka ett bygge: en fyra på ett bygge på 12 ger 16 eller 8.',
    specialSelfBuild:
      'Om ett ess får bygga till 14, spader två till 15 och ruter tio till 16: deras värden på hand.',
    twinTakesSpecial:
      'Ett kort vars tvilling ligger ensam på bordet tar in den och inget annat. Här väljs om det också gäller ess, spader två och ruter tio.',
    buildsInSums:
      'Om ett bygge får räknas med i en summa: en femma och ett bygge på 8 tas in med en kung.',
    trottaNew:
      'Att trötta är att samla alla kort av ett värde, och par som ger det, i ett låst bygge med ett kort av det värdet.',
    trottaNeedsTaker:
      'Om du måste ha kvar ett kort som kan ta in bygget när du tröttar eller matar ditt bygge.',
    discardIfCapture: 'Om inte, får ett kort som kan ta in något inte bara slängas.',
    discardWithOwnBuild:
      'Om inte, måste du ta in, bygga eller mata så länge ett bygge på bordet är ditt.',
    intakeInTotal:
      'Om poängen för korten du har tagit in läggs till summan, eller bara ger bonus över 20.',
    spadeAce: 'Vad spader ess ger i intaget. Med 3 finns det 42 poäng sammanlagt.',
    mulleCardInIntake: 'Om en mulle ger poängen för båda sina kort eller bara för det ena.',
    tablePairTabbe:
      'Vad du får när båda tvillingarna av ett specialkort låg på bordet: en mulle, eller tabbar i stället.',
  },
  ulti: {
    cardPoints:
      'Vad korten i dina stick räknas för. Med klädda kort finns det 130 poäng i en giv, utan dem 90.',
    talonOwner: 'Vem som får poängen för talongen, de två kort som spelföraren har lagt bort.',
    ladder: 'Hur många kontrakt man kan bjuda. De längre listorna har fler kombinationer.',
    ladderOrder: 'Vilket av två kontrakt som bjuder över det andra.',
    holdRule: 'Vad som händer när någon bjuder lika mycket som det bud som gäller.',
    selfRaise: 'Om du får bjuda över dig själv när båda de andra har passat.',
    passzPlayed: 'Om en ensam Passz spelas, eller bara betalas så att korten ges på nytt.',
    requireHolding:
      'Om du måste ha kung och ober för att bjuda 40-100 och trumfsjuan för Ulti, eller får bluffa.',
    betliMustBeat: 'Om du måste sticka över i Betli när du kan, vilket är hårt för spelföraren.',
    ultiPenalty: 'Vad en förlorad Ulti kostar utöver sitt värde. Kontra dubblar det inte.',
    silent100:
      'Den som når hundra poäng utan att ha bjudit det får betalt. Här väljs om Passz betalas också.',
    silent100Marriages: 'Vilka 20 och 40 som räknas in i ett hundra som ingen har bjudit.',
    silentUltiFail:
      'Vad du betalar om trumfsjuan blir slagen i sista sticket fast ingen bjöd Ulti.',
    marriageNeedsTrick: 'Om en sida som inte får ett enda stick ändå räknar sina 20 och 40.',
    maxKontra:
      'Hur många gånger ett kontrakt kan dubblas: 1 är kontra (×2), 2 rekontra (×4), ända till ×64.',
    individualKontra: 'Om en kontra i spel utan trumf bara gäller den som sade den.',
    keepSeven:
      'Om spelföraren måste spara sjuan till sista sticket så länge det finns ett annat kort att spela.',
    openReveal: 'Vems kort som läggs öppna när kontraktet är öppet.',
    earlyEnd:
      'Om spelet slutar så snart kontraktet är förlorat, eller går vidare till tionde sticket.',
    concede: 'Om spelföraren får ge upp och betala i stället för att spela vidare.',
    deals: 'Hur många givar som spelas innan summan avgör.',
  },
  compile: {
    first: 'Vem som väljer först och har den första turen.',
    draft: 'Hur var och en får sina tre protokoll.',
    sets: 'Ur vilka lådor protokollen kommer. Utan bestämda protokoll behövs minst tolv.',
    P0L0: PLATE,
    P0L1: PLATE,
    P0L2: PLATE,
    P1L0: PLATE,
    P1L1: PLATE,
    P1L2: PLATE,
    control:
      'Den som leder i två banor tar kontrollen och får byta plats på protokoll vid kompilering eller påfyllning.',
    maxTurns: 'Ett parti som tar så lång tid slutar oavgjort.',
    shiftEnters:
      'Om ett täckt kort utför sin mellersta text när en flytt gör att det ligger överst.',
    compileDeletes: 'Om texter som svarar på radering också svarar när en bana kompileras.',
    compileBan:
      'Om Metal 1 förbjuder kompilering även när kortet har täckts, vänts eller försvunnit.',
    diversity6:
      'Hur många olika protokoll som måste finnas på bordet för att kortet ska få ligga kvar.',
    unity4: 'När under turen kortet tittar i leken.',
  },
};
