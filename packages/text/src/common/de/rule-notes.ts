import type { RuleNotes } from '../en/rule-notes.ts';

const PLATE =
  'Das Protokoll, das in dieser Bahn liegt und dessen sechs Karten im Deck dieses Spielers sind. Keines darf zweimal vorkommen.';

export const german: RuleNotes = {
  'buddy-bluff': {
    lift: 'Was von einem Stapel mitkommt, zu dem deine Karte passt. Kommen alle gleichen mit, werden die Pakete größer.',
    deals: 'In vier Spielen beginnt jeder einmal, und die kleinste Summe der Strafen gewinnt.',
  },
  mulle: {
    rounds:
      'Wie oft beide neue Karten bekommen, bevor der Durchgang abgerechnet wird. Zwei Kartendecks müssen für alles reichen.',
    handSize: 'Wie viele Karten jeder für eine Runde bekommt.',
    tableSize: 'Wie viele Karten zu Beginn eines Durchgangs offen auf dem Tisch liegen.',
    omgangar:
      'Wie oft die beiden Kartendecks durchgespielt werden. Die Punkte aller Durchgänge zusammen entscheiden.',
    absorb:
      'Was von selbst zu einem neuen Bau kommt: je mehr, desto mehr nimmt eine einzige Karte.',
    lock: 'Ein gesperrter Bau behält seinen Wert. Wer die passende Karte hat, kann ihn trotzdem nehmen.',
    openAccess:
      'Wer eine Karte auf einen offenen Bau legen und ihm so einen neuen Wert geben darf.',
    upDown:
      'Ob eine Karte einen Bau auch kleiner machen darf: Eine 4 auf einem Bau von 12 ergibt 16 oder 8.',
    specialSelfBuild:
      'Ob ein Ass auf 14, die Pik-Zwei auf 15 und die Karo-Zehn auf 16 bauen darf: ihre Werte auf der Hand.',
    twinTakesSpecial:
      'Eine Karte, deren Zwilling allein auf dem Tisch liegt, nimmt ihn und sonst nichts. Hier wählst du, ob das auch für Asse, Pik-Zwei und Karo-Zehn gilt.',
    buildsInSums:
      'Ob ein Bau in einer Summe mitzählen darf: eine 5 und ein Bau von 8, mit einem König genommen.',
    trottaNew:
      'Mit einer Trotta sammelst du alle Karten eines Werts und Paare, die ihn ergeben, in einem gesperrten Bau, mit einer Karte dieses Werts.',
    trottaNeedsTaker:
      'Ob du bei einer Trotta, oder wenn du zu deinem Bau nachlegst, eine Karte behalten musst, die den Bau nehmen kann.',
    discardIfCapture:
      'Wenn nicht, darf eine Karte, die etwas nehmen kann, nicht einfach abgelegt werden.',
    discardWithOwnBuild:
      'Wenn nicht, musst du nehmen, bauen oder nachlegen, solange ein Bau auf dem Tisch dir gehört.',
    intakeInTotal:
      'Ob die Punkte der genommenen Karten zur Summe kommen oder nur den Zuschlag über 20 bringen.',
    spadeAce: 'Was das Pik-Ass im Fang zählt. Mit 3 sind es 42 Punkte insgesamt.',
    mulleCardInIntake: 'Ob eine Mulle die Punkte beider Karten bringt oder nur die einer.',
    tablePairTabbe:
      'Was du bekommst, wenn beide Zwillinge einer Sonderkarte auf dem Tisch lagen: eine Mulle oder stattdessen Tabben.',
  },
  ulti: {
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
    silent100Marriages:
      'Welche Zwanziger und Vierziger zu Hundert zählen, die niemand angesagt hat.',
    silentUltiFail:
      'Was du zahlst, wenn die Trumpf-Sieben im letzten Stich geschlagen wird, obwohl niemand Ulti angesagt hat.',
    marriageNeedsTrick:
      'Ob eine Seite ganz ohne Stich ihre Zwanziger und Vierziger trotzdem zählt.',
    maxKontra:
      'Wie oft eine Ansage verdoppelt werden kann: 1 ist Kontra (×2), 2 Rekontra (×4), bis ×64.',
    individualKontra: 'Ob ein Kontra im Spiel ohne Trumpf nur für den gilt, der es gesagt hat.',
    keepSeven:
      'Ob der Alleinspieler die Sieben bis zum letzten Stich behalten muss, solange er etwas anderes spielen kann.',
    openReveal: 'Wessen Karten bei einer aufgelegten Ansage offen liegen.',
    earlyEnd:
      'Ob das Spiel endet, sobald die Ansage verloren ist, oder bis zum zehnten Stich geht.',
    concede: 'Ob der Alleinspieler aufgeben und zahlen darf, statt weiterzuspielen.',
    deals: 'Wie viele Spiele es sind, bis die Summe entscheidet.',
  },
  compile: {
    first: 'Wer zuerst wählt und den ersten Zug hat.',
    draft: 'Wie jeder zu seinen drei Protokollen kommt.',
    sets: 'Aus welchen Schachteln die Protokolle kommen. Ohne festgelegte Protokolle braucht es mindestens zwölf.',
    P0L0: PLATE,
    P0L1: PLATE,
    P0L2: PLATE,
    P1L0: PLATE,
    P1L1: PLATE,
    P1L2: PLATE,
    control:
      'Wer in zwei Bahnen führt, bekommt die Kontrolle und darf beim Kompilieren oder Auffrischen Protokolle umordnen.',
    maxTurns: 'Eine Partie, die so lange dauert, endet unentschieden.',
    shiftEnters:
      'Ob eine überdeckte Karte ihren mittleren Text ausführt, wenn sie durch Verschieben obenauf kommt.',
    compileDeletes:
      'Ob Texte, die auf Löschen antworten, auch beim Kompilieren einer Bahn antworten.',
    compileBan: 'Ob Metal 1 auch dann noch sperrt, wenn es überdeckt, umgedreht oder weg ist.',
    diversity6:
      'Wie viele verschiedene Protokolle im Feld sein müssen, damit diese Karte liegen bleibt.',
    unity4: 'Wann im Zug diese Karte ins Deck schaut.',
  },
};
