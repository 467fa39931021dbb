import type { ruleNotes as english } from '../en/rule-notes.ts';

export const ruleNotes: typeof english = {
  rounds: 'Hur ofta båda får nya kort innan omgången räknas. Två lekar måste räcka till allt.',
  handSize: 'Hur många kort var och en får till en rond.',
  tableSize: 'Hur många kort som ligger öppna på bordet när en omgång börjar.',
  omgangar: 'Hur många gånger de två lekarna spelas igenom. Poängen från alla avgör.',
  absorb: 'Vad som dras in i ett nytt bygge av sig självt: ju mer, desto mer tar ett enda kort in.',
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
};
