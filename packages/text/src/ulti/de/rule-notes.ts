import type { ruleNotes as english } from '../en/rule-notes.ts';

export const ruleNotes: typeof english = {
  cardPoints:
    'Was die Karten in deinen Stichen zählen. Mit den Bildern gibt es 130 Augen im Spiel, ohne sie 90.',
  talonOwner: 'Wer die Augen der beiden Karten bekommt, die der Alleinspieler ablegt.',
  ladder: 'Wie viele Ansagen es gibt. Die längeren Listen haben mehr Kombinationen.',
  ladderOrder: 'Welche von zwei Ansagen die andere überbietet.',
  holdRule: 'Was geschieht, wenn jemand so viel ansagt, wie die Ansage wert ist, die steht.',
  selfRaise: 'Ob du dich selbst überbieten darfst, wenn beide anderen gepasst haben.',
  passzPlayed: 'Ob ein bloßer Passz gespielt wird oder nur gezahlt und neu gegeben.',
  requireHolding:
    'Ob du für 40-100 König und Ober und für Ulti die Trumpf-Sieben brauchst oder bluffen darfst.',
  betliMustBeat:
    'Ob du auch im Betli den Stich übernehmen musst, wenn du kannst: hart für den Alleinspieler.',
  ultiPenalty:
    'Was ein verlorener Ulti über seinen Wert hinaus kostet. Kontra verdoppelt es nicht.',
  silent100:
    'Wer hundert Augen ohne Ansage erreicht, wird dafür bezahlt. Hier wählst du, ob Passz auch gezahlt wird.',
  silent100Marriages: 'Welche Zwanziger und Vierziger zu Hundert zählen, die niemand angesagt hat.',
  silentUltiFail:
    'Was du zahlst, wenn die Trumpf-Sieben im letzten Stich geschlagen wird, obwohl niemand Ulti angesagt hat.',
  marriageNeedsTrick: 'Ob eine Seite ganz ohne Stich ihre Zwanziger und Vierziger trotzdem zählt.',
  maxKontra:
    'Wie oft eine Ansage verdoppelt werden kann: 1 ist Kontra (×2), 2 Rekontra (×4), bis ×64.',
  individualKontra: 'Ob ein Kontra im Spiel ohne Trumpf nur für den gilt, der es gesagt hat.',
  keepSeven:
    'Ob der Alleinspieler die Sieben bis zum letzten Stich behalten muss, solange er etwas anderes spielen kann.',
  openReveal: 'Wessen Karten bei einer aufgelegten Ansage offen liegen.',
  earlyEnd: 'Ob das Spiel endet, sobald die Ansage verloren ist, oder bis zum zehnten Stich geht.',
  concede: 'Ob der Alleinspieler aufgeben und zahlen darf, statt weiterzuspielen.',
  deals: 'Wie viele Spiele es sind, bis die Summe entscheidet.',
};
