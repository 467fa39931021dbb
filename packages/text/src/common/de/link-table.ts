import type { LinkTableWords } from '../en/link-table.ts';
import { count, list } from './grammar.ts';

export const linkTable: LinkTableWords = {
  toTable: 'Tisch',
  toHand: 'Meine Hand',
  away: 'nicht da',
  covered: 'Computer spielt',

  waiting: 'Verbinde neu …',
  gone: {
    gone: 'Diesen Tisch gibt es nicht mehr.',
    damaged:
      'Dieser Tisch lässt sich nicht mehr lesen. Wer den Server betreibt, kann sehen, warum.',
    old: 'Diese Seite ist älter als der Server. Lade sie neu.',
    removed: 'Der Gastgeber hat dich von diesem Tisch entfernt.',
    deleted: 'Deine Daten sind gelöscht; du sitzt nicht mehr an diesem Tisch.',
    full: 'Du kannst an diesem Tisch nicht mehr zusehen.',
    broken: 'Der Server hat diese Seite nicht verstanden. Lade sie neu.',
  },
  reload: 'Neu laden',

  watching: 'Du siehst zu. Bis zum Ende der Partie wird niemandes Blatt gezeigt.',

  asks: {
    takeback: (name) => `${name} möchte den eigenen letzten Zug zurücknehmen.`,
    next: (name) => `${name} ist bereit für das nächste Spiel.`,
    again: (name) => `${name} möchte noch einmal spielen.`,
    end: (name) => `${name} möchte die Partie hier beenden.`,
  },
  asked: {
    takeback: 'Du möchtest deinen Zug zurücknehmen.',
    next: 'Du bist bereit für das nächste Spiel.',
    again: 'Du möchtest noch einmal spielen.',
    end: 'Du möchtest die Partie beenden.',
  },
  waitingFor: (names) => `Es fehlt noch die Antwort von ${list(names)}.`,
  withdraw: 'Doch nicht',
  undone: 'Ein Zug ist zurückgenommen.',
  stands: 'Nicht zurückgenommen: Dein Zug gilt.',

  coveredYou: 'Ein Computer spielt für dich.',
  back: 'Wieder selbst spielen',
  cover: 'Computer spielen lassen',

  takeBack: 'Zurücknehmen',
  leave: 'Computer für mich spielen lassen',
  leaveAbout: 'Der Platz bleibt deiner: Du kannst jederzeit zurückkommen.',
  release: 'Meinen Platz aufgeben',
  releaseAbout:
    'Ein Computer spielt für dich bis zum Ende weiter. Du kannst den Platz nicht zurücknehmen.',
  releaseSure: 'Aufgeben',
  releaseNot: 'Behalten',
  releaseOther: (name) => `Den Platz von ${name} freigeben`,
  releaseOtherAbout:
    'Die Person ist seit Tagen nicht da. Wenn alle anderen zustimmen, behält ein Computer den Platz bis zum Ende.',
  releaseAsks: (name, other) => `${name} möchte den Platz von ${other} freigeben.`,
  releaseAsked: (other) => `Du möchtest den Platz von ${other} freigeben.`,
  end: 'Partie beenden',
  endAbout: 'Wenn alle zustimmen, endet sie hier, und alle Karten werden gezeigt.',
  ended: 'Die Partie wurde beendet.',
  roundEnded: 'An diesem Tisch ist die Runde zu Ende.',
  since: (move, later) =>
    later === 0
      ? move
      : `${move} Seitdem ${later === 1 ? 'wurde' : 'wurden'} ${count(later, 'Zug', 'Züge')} gespielt.`,

  nameless: 'Jemand',
  offered: (name) => `Du darfst für ${name} weiterspielen.`,
  sitDown: 'Hinsetzen',

  offer: (name) => `Den Platz von ${name} anbieten`,
  offerAbout: 'Wer über den Link kommt, darf sich dorthin setzen und weiterspielen.',
  keepSeat: (name) => `Den Platz von ${name} nicht mehr anbieten`,
  watchOn: 'Andere zusehen lassen',
  watchOff: 'Niemanden zusehen lassen',
  watchOffAbout: 'Wer gerade zusieht, wird hinausgeschickt.',
  talkOn: 'Chat erlauben',
  talkOff: 'Nur fertige Sätze und Emojis',

  news: {
    left: (name) => `${name} ist nicht da.`,
    back: (name) => `${name} ist wieder da.`,
    covered: (name) => `Für ${name} spielt ein Computer.`,
    plays: (name) => `${name} spielt wieder selbst.`,
    sat: (name) => `${name} hat sich hingesetzt.`,
    hosting: 'Jetzt bist du Gastgeber.',
    seconds: (n) => `Noch ${count(n, 'Sekunde', 'Sekunden')}.`,
  },

  say: {
    title: 'Etwas sagen',
    phrases: {
      hello: 'Hallo!',
      'good-luck': 'Viel Glück!',
      'well-played': 'Gut gespielt!',
      nice: 'Schöner Zug!',
      thanks: 'Danke!',
      sorry: 'Tut mir leid!',
      oops: 'Hoppla!',
      hurry: 'Du bist dran.',
      moment: 'Einen Moment …',
      back: 'Ich bin wieder da.',
      'one-more': 'Noch eine?',
      bye: 'Tschüss!',
    },
    signs: {
      smile: 'lächelt',
      laugh: 'lacht',
      think: 'grübelt',
      clap: 'klatscht',
      wow: 'staunt',
      cry: 'weint',
      heart: 'schickt ein Herz',
      tea: 'holt Tee',
    },
    text: 'Deine Nachricht',
    send: 'Senden',
    lines: 'Nachrichten',
    unread: (count) => `${count} neu`,
    nothing: 'Noch hat niemand etwas gesagt.',
    people: 'Die anderen',
    mute: (name) => `${name} stumm schalten`,
    unmute: (name) => `${name} nicht mehr stumm schalten`,
    report: (name) => `${name} melden`,
    reportSure: (name) =>
      `Wer diesen Server betreibt, sieht die letzten 20 Zeilen dieses Tisches und dass du ${name} gemeldet hast.`,
    block: (name) => `${name} blockieren`,
    blocked: 'Ihr seht eure offenen Tische gegenseitig nicht.',
    reported: 'Gemeldet.',
    cancel: 'Abbrechen',
    silent: 'Alle sind stumm geschaltet: So hast du es eingestellt.',
  },

  rematch: {
    yes: 'Ja, noch einmal',
    no: 'Nein, danke',
    seconds: (n) => `Noch ${count(n, 'Sekunde', 'Sekunden')} zum Antworten.`,
    declined: (names) =>
      `${list(names)} ${names.length === 1 ? 'möchte' : 'möchten'} nicht noch einmal spielen.`,
    silent: (names) => `Keine Antwort von ${list(names)}.`,
    without: (names) => `Ohne ${list(names)} spielen`,
    begun: 'Die anderen haben eine neue Partie begonnen.',
  },
  goOn: 'Zum neuen Tisch',
  evening: 'Zurück zum Abend',
  sameCards: 'Was andere aus diesen Karten machten',

  honest: {
    ask: 'Wurde ehrlich gegeben?',
    yes: 'Ja. Die Reihenfolge aller Karten stand fest, bevor jemand eine sah, und niemand hat sie geändert.',
    how: 'Wie wurde das geprüft?',
    checked: (n) =>
      `Der Server hat vor der Partie eine geheime Zahl festgelegt, und jeder Browser hat eine eigene dazugegeben. Diese Seite hat damit noch einmal gemischt: Es wurde ${n === 1 ? 'einmal gegeben, und' : `${n} Mal gegeben, und jedes Mal`} kamen dieselben Karten heraus.`,
    own: 'Die Zahl, die dieser Browser gegeben hat, ist dabei.',
    limits: 'Dass zwischendurch niemand in die Karten sah, lässt sich damit nicht beweisen.',
    no: 'Nein.',
    wrong: {
      own: 'Der Server sagt jetzt etwas anderes, als er am Anfang gezeigt oder bekommen hat.',
      commitment: 'Die geheime Zahl ist nicht die, auf die sich der Server festgelegt hatte.',
      nonces: 'Einige Zahlen der Mitspieler fehlen.',
      rules: 'Gespielt wurde nach anderen Regeln, als bei der Eröffnung des Tisches galten.',
      starter: 'Nach dem Los hätte jemand anders angefangen.',
      cards: 'Aus diesen Zahlen folgen andere Karten, als gegeben wurden.',
    },
  },
};
