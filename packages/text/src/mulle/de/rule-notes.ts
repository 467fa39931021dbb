import type { ruleNotes as english } from '../en/rule-notes.ts';

export const ruleNotes: typeof english = {
  rounds:
    'Wie oft beide neue Karten bekommen, bevor der Durchgang abgerechnet wird. Zwei Kartendecks müssen für alles reichen.',
  handSize: 'Wie viele Karten jeder für eine Runde bekommt.',
  tableSize: 'Wie viele Karten zu Beginn eines Durchgangs offen auf dem Tisch liegen.',
  omgangar:
    'Wie oft die beiden Kartendecks durchgespielt werden. Die Punkte aller Durchgänge zusammen entscheiden.',
  absorb: 'Was von selbst zu einem neuen Bau kommt: je mehr, desto mehr nimmt eine einzige Karte.',
  lock: 'Ein gesperrter Bau behält seinen Wert. Wer die passende Karte hat, kann ihn trotzdem nehmen.',
  openAccess: 'Wer eine Karte auf einen offenen Bau legen und ihm so einen neuen Wert geben darf.',
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
};
