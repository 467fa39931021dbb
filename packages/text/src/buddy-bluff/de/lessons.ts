import type { LessonTexts } from '../../chunks.ts';

export const lessons: LessonTexts = {
  pool: {
    title: 'Die Ablage',
    before:
      'Wenn du dran bist, spielst du eine Karte. Liegt ihr Rang nirgends offen, kommt sie auf die Ablage und kostet niemanden etwas. Eine deiner Karten passt zu nichts auf dem Tisch. Spiele sie.',
    after: 'Die Sechs liegt auf der Ablage. Karten auf der Ablage zählen für niemanden.',
    wrong:
      'Dieser Rang liegt offen in der Mitte, also nimmt die Karte mit, was dort liegt. Suche den Rang, der nicht auf dem Tisch liegt.',
  },
  package: {
    title: 'Ein Paket',
    before:
      'Eine Karte, deren Rang offen liegt, nimmt mit, was dort liegt. Zusammen sind sie ein Paket, und du wählst, in wessen Fach es landet. Spiele den König und gib das Paket jemand anderem.',
    after: 'Zwanzig Strafpunkte, und es sind nicht deine. Wer die wenigsten hat, gewinnt.',
    wrong:
      'Dein König nimmt den anderen mit. Lege beide bei jemand anderem ab: Jede Karte in deinem Fach zählt gegen dich.',
  },
  all: {
    title: 'Alles, was offen liegt',
    before:
      'Eine passende Karte nimmt alles, was sie findet: alle gleichen Karten der Mitte, die oberste der Ablage und die offenen obersten aller Fächer. Spiele die Dame und sieh, was mitkommt.',
    after: 'Drei Damen, 45 Punkte: eine aus der Mitte, eine von der Ablage und deine obenauf.',
    wrong: 'Die Dame findet an zwei Stellen etwas. Spiele sie und schicke das Paket von dir weg.',
  },
  threes: {
    title: 'Vorsicht mit Dreien',
    before:
      'Strafen sind verschieden: Eine Drei kostet 30, ein Bube 20, eine Dame 15, ein Ass 11, Könige und Zehnen 10, alles andere seinen Wert. Alle deine Karten passen. Werde das teuerste Paar los.',
    after: 'Sechzig Punkte sind weg. Dreien sind die heißen Kartoffeln dieses Spiels.',
    wrong:
      'Du hast Teureres auf der Hand: Die Drei zählt 30, und die in der Mitte auch. Gib beide jemand anderem.',
    wrongs: {
      '3H>0': 'Jetzt liegen sechzig Punkte in deinem eigenen Fach. Gib die Dreien jemand anderem.',
    },
  },
  top: {
    title: 'Nur die oberste Karte',
    before:
      'Ein Fach gibt nur seine oberste Karte her. In deinem Fach liegen oben zwei Buben: Hebe mit deinem dritten einen davon ab und gib beide weiter.',
    after:
      'Dein Fach ist 20 Punkte leichter. Der andere Bube blieb liegen: Nach den Regeln „Klassisch“ wird nur die oberste Karte abgehoben.',
    wrong:
      'Spiele den Buben und lege das Paket irgendwohin, nur nicht in dein eigenes Fach: Dann ist es 20 Punkte leichter.',
  },
  seal: {
    title: 'Ein Siegel',
    before:
      'Liegen alle vier Karten eines Rangs zusammen oben in einem Fach, werden sie mit Wachs versiegelt: Nichts bewegt sie mehr. Zwei Buben liegen oben in einem Fach, einer in der Mitte, den vierten hast du. Versiegle sie.',
    after:
      'Versiegelt. Diese 80 Punkte und die Sechsen, die darunter begraben sind, bleiben dort bis zum Schluss.',
    wrong:
      'Alle vier Buben müssen oben im selben Fach landen. Lege deinen dorthin, wo oben zwei Buben liegen.',
  },
  buried: {
    title: 'Was begraben ist',
    before:
      'Was ein Siegel begraben hat, ist für immer weg. Zwei Damen liegen begraben, die anderen beiden sind alles, was noch erreichbar ist: Zusammen werden sie versiegelt, wo immer sie landen. Lass sie jemand anderen behalten.',
    after: 'Ein Siegel aus zweien. Sind Karten eines Rangs begraben, genügen weniger.',
    wrong: 'Nimm die Dame aus der Mitte mit deiner und lege das Paar bei jemand anderem ab.',
  },
  elsewhere: {
    title: 'Ein Siegel bringt ein zweites',
    before:
      'Eine Karte zu begraben kann anderswo eine Gruppe vollständig machen. Versiegle die Fünfen in dem Fach, in dem eine Neun darunterliegt, und achte auf die drei Neunen gegenüber.',
    after:
      'Zwei Siegel mit einer Karte: Die begrabene Neun ließ nur drei übrig, und die lagen schon beisammen.',
    wrong: 'Die Fünfen müssen in das Fach mit zwei Fünfen obenauf, sonst wird nichts versiegelt.',
  },
  last: {
    title: 'Die letzte Karte',
    before:
      'Das Spiel geht zu Ende. Du hast 19, dein linker Nachbar 8, die anderen viel mehr. Hebe die Zehn in deinem Fach mit deiner ab und überlege, wer das Paar bekommen muss.',
    after:
      'Du endest mit 9, dein Nachbar mit 28. Hätte sie jemand bekommen, der ohnehin verloren hatte, wärst du nur auf Platz 2 gekommen.',
    wrong: 'Sieh auf die Summen: Ein Spieler liegt noch unter dir. Dorthin müssen die Zehnen.',
  },
  match: {
    title: 'Das Match',
    before:
      'Ein Match besteht aus vier Spielen: Jeder beginnt eines, und alle Strafpunkte werden zusammengezählt. Vor diesem letzten Spiel hattest du 50, dein linker Nachbar 90 und dein Gegenüber 15. Hebe wieder die Zehn aus deinem Fach ab. Wer muss das Paar bekommen?',
    after:
      'Du gewinnst das Match: 50 und 9 sind 59, und dein Gegenüber endet mit 15 und 60, also 75. Nur die Summe aller Spiele zählt.',
    wrong:
      'Zähle zu den Summen, was in den Fächern liegt: Nur dein Gegenüber liegt noch unter dir. Dorthin müssen die Zehnen.',
  },
};
