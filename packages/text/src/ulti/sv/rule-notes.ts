import type { ruleNotes as english } from '../en/rule-notes.ts';

export const ruleNotes: typeof english = {
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
  silentUltiFail: 'Vad du betalar om trumfsjuan blir slagen i sista sticket fast ingen bjöd Ulti.',
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
};
