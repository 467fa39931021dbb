import type { refusals as english } from '../en/refusals.ts';
import { az, Az, count } from './grammar.ts';

export const refusals: typeof english = {
  'game-over': () => 'Vége a játszmának.',
  'not-your-turn': () => 'Nem te jössz.',
  'cards-are-dealt': () => 'Most osztunk. Várd meg, míg te jössz.',
  'nothing-to-deal': () => 'Most nincs mit osztani.',
  'no-such-seat': (d) =>
    `Nincs ${d.seat}. hely: ennél az asztalnál ${count(d.seats, 'hely', 'hely')} van.`,
  unreadable: (d) => (d.text === '' ? 'Ez olvashatatlan.' : `„${d.text}” olvashatatlan.`),
  'unknown-option': (d) => `Nincs „${d.option}” beállítás. Ezek vannak: ${d.known}.`,
  'bad-option-value': (d) =>
    `${Az(`„${d.option}”`)} beállítás nem lehet „${d.given}”. Lehet: ${d.values}.`,
  'bad-option': (d) => `„${d.text}” nem beállítás. Így írd: név=érték.`,
  'option-twice': (d) => `${Az(`„${d.option}”`)} beállítás kétszer szerepel.`,
  'presets-exclude': (d) =>
    `„${d.other}” és „${d.preset}” nem játszható egyszerre: csak az egyiket nevezd meg.`,
  'unknown-preset': (d) => `Nincs „${d.preset}” szabálykészlet. Ezek vannak: ${d.known}.`,
  'bad-seats': (d) => `Ezt nem lehet ${d.seats} játékossal játszani. Játékosok: ${d.known}.`,
  'bad-names': (d) => `${count(d.seats, 'helyre', 'helyre')} ${count(d.names, 'név', 'név')} jut.`,
  'not-a-record': (d) => `Ez nem játszmaleírás: nem úgy kezdődik, hogy „${d.expected}”.`,
  'record-too-long': () => 'Ez a szöveg túl hosszú egy játszmaleíráshoz.',
  'deal-number': (d) => `Itt ${az(d.expected)}. leosztás következne, nem ${az(d.got)}.`,
  'unknown-header': (d) => `${Az(`„${d.text}”`)} sornak nincs értelme a játszmaleírásban.`,
  'header-twice': (d) => `„${d.header}” kétszer szerepel.`,
  'missing-header': (d) => `A játszmaleírásból hiányzik: „${d.header}”.`,
  'bad-header': (d) => `A játszmaleírásban hibás, ami itt áll: „${d.header}”.`,
  'unknown-game': (d) => `Nincs „${d.game}” játék. Ezek vannak: ${d.known}.`,
  'unknown-level': (d) => `Nincs „${d.level}” erősség.`,
  'not-over': () =>
    'Ez a játszma még nem ért véget. Addig csak a saját helyedről nézheted és folytathatod.',
  'unknown-table': () =>
    'Ebben a böngészőben nincs ilyen játszma. Talán máshol játszották, vagy már törölték.',
  'open-elsewhere': () =>
    'Ez a játszma egy másik böngészőlapon nyitva van. Zárd be ott, és itt folytathatod.',
  'host-gone': () =>
    'A Pakli játszmákat őrző része nem töltődött be. Próbáld újra, vagy töltsd be újra az oldalt.',
  restored: () => 'Az asztal éppen helyreállt. Nézd meg, mi van rajta, és próbáld újra.',
  failed: (d) => `Ez nem sikerült, és a hiba nálunk van (${d.text}). Próbáld újra.`,
  unlearned: () =>
    'A gép most a szokásosnál gyengébben játszik: nem sikerült letölteni, amit tanult. Minden lépésnél újra próbálja.',
  'storage-full': () =>
    'Betelt a böngésző tárhelye. Amit most teszel, nem marad meg, amíg fel nem szabadul hely.',
  'storage-closed': () =>
    'A böngésző most nem engedi menteni a játszmákat. Amit teszel, addig nem marad meg.',
  'storage-newer': () =>
    'A Pakli egy újabb változata nyitva van egy másik böngészőlapon. Töltsd be újra ezt az oldalt.',
  'storage-older': () =>
    'A Pakli egy régebbi változata nyitva van egy másik böngészőlapon. Zárd be ott, és próbáld újra.',
  busy: () => 'Egy másik lépés még folyamatban van.',
  'other-game': (d) => `Ez ${az(d.got)} játék leírása, nem ${az(d.expected)} játéké.`,
  'other-version': (d) =>
    `Ez a játszmaleírás a szabályok ${d.got}. változatát követi. Az itt ismert változatok: ${d.known}.`,
  'match-over': (d) => `${Az(d.deal)}. leosztás a játszma vége után következik.`,
  'deal-not-over': (d) => `${Az(d.deal)}. leosztás az előző vége előtt kezdődik.`,
  'other-result': (d) =>
    `A játszmaleírás szerint az eredmény ${d.expected}, de valójában ${d.got}.`,
  'other-checksum': (d) =>
    `A játszmaleírás nem olyan, amilyennek megírták: az ellenőrző összege ${d.got}, nem ${d.expected}.`,
  'not-a-link': () => 'Ez nem egy játszma linkje.',
  'already-started': () => 'A játék már elkezdődött.',
  'not-started': () => 'A játék még nem kezdődött el.',
  'not-over-yet': () => 'A játszma még nem ért véget.',
  'played-on': () => 'Már egy másik asztalnál játszotok tovább.',
  'not-seated': () => 'Előbb ülj le.',
  'seat-taken': () => 'Ez a hely foglalt.',
  'seat-covered': () => 'Gép játszik helyetted. Előbb vedd vissza a helyed.',
  'not-covered': () => 'Ez már a te helyed.',
  'not-wanted': () => 'A házigazda nem akarja, hogy ennél az asztalnál ülj.',
  'table-locked': () => 'Ez az asztal zárva van: más már nem ülhet le.',
  'no-newcomers': () => 'Ennél az asztalnál egy gépé marad az a hely, amelyről valaki lemondott.',
  'seat-given-up': () => 'Ebben a játszmában már lemondtál a helyedről.',
  'only-host': () => 'Ezt csak az asztal házigazdája teheti.',
  'only-house': () => 'Ezt az asztalnál senki sem teheti.',
  stale: () => 'Közben megváltozott az asztal. Nézd meg újra.',
  'not-yet': () => 'Még nem járt le az idő.',
  'deal-goes-on': () => 'A leosztás még nem ért véget.',
  'no-takebacks': () => 'Ennél az asztalnál semmit sem lehet visszavonni.',
  'nothing-to-take-back': () => 'Még semmiről sem döntöttél.',
  'question-open': () => 'Ezt már kérdezte valaki. Előbb válaszolj.',
  'no-question': () => 'Ezt már senki sem kérdezi.',
  'already-answered': () => 'Te már beleegyeztél. A többieknek kell válaszolniuk.',
  'no-server': () => 'A szerver nem érhető el. Próbáld újra kicsit később.',
  'no-name': () => 'Előbb mondd meg a neved.',
  'name-taken': () =>
    'Valakit már így vagy nagyon hasonlóan hívnak az asztalnál. Válassz másik nevet.',
  'not-away': () => 'Itt van, vagy csak az imént ment el.',
  'bad-name': () => 'A név 1–20 látható karakterből állhat.',
  'too-often': () => 'Ez túl gyakori volt. Próbáld újra néhány perc múlva.',
  'too-fast': () => 'Ez túl gyors volt. Próbáld újra egy pillanat múlva.',
  'table-full': (d) =>
    `Ennél az asztalnál elfogyott mind a ${d.most} bejegyzés. A folytatáshoz nyiss egy másikat.`,
  'too-many-deals': (d) =>
    `Egy linkes asztalnál 1–${d.most} leosztás lehet, ezekkel a szabályokkal viszont ${d.deals} lenne.`,
  'no-such-evening': () => 'Ilyen játékest nincs, vagy már nincs.',
  'evening-over': () => 'Ez a játékest véget ért.',
  'evening-full': (d) => `A játékest mind a ${d.most} helye betelt.`,
  'evening-table': () => 'A játékesten minden leosztást egyszer játszunk le, végig.',
  'already-joined': () => 'Már benne vagy.',
  'not-joined': () => 'Nem szálltál be ebbe a játékestbe.',
  'only-director': () => 'Ezt csak a versenyvezető teheti.',
  'no-such-entrant': () => 'Ilyen számú játékos nincs.',
  'has-played': () => 'Aki a saját nevén játszott, megtartja az eredményeit.',
  'round-open': () => 'A forduló még tart.',
  'no-round': () => 'Most nincs forduló.',
  'round-over': () => 'A forduló már véget ért.',
  'result-known': () => 'Ez az eredmény már megvan.',
  'no-more-rounds': () => 'Minden fordulót lejátszottatok.',
  'too-few-people': () => 'Legalább két játékos kell.',
  'no-such-board': () => 'Ezt a leosztást nem játszották le.',
  'no-reason': (d) => `Írj 1–${d.most} karakteres indoklást.`,
  'bad-break': (d) => `Egy szünet 1–${d.most} perc lehet.`,
  'bad-boards': (d) => `Ebben a játékban egy forduló nem állhat ${d.deals} leosztásból.`,
  'no-challenge': () => 'Csak gépek ellen végigjátszott játszma lehet kihívás.',
  'pass-unknown': () =>
    'Ez a link sehová sem vezet. Kérj újat ott, ahol már az asztalnál ülsz: menü, „Folytatás másik eszközön”.',
  'pass-used': () =>
    'Ezt a linket már felhasználták: csak egyszer működik. Kérj újat ott, ahol már az asztalnál ülsz.',
  'pass-late': () => 'Ez a link tíz percnél régebbi. Kérj újat ott, ahol már az asztalnál ülsz.',
  'too-many-tables': () => 'Túl sok asztalod van nyitva. Előbb fejezz be egyet.',
  'no-such-table': () => 'Ez az asztal nem létezik, vagy már megszűnt.',
  'no-such-page': () => 'Ezen a címen nincs semmi.',
  'foreign-page': () => 'Ezt csak a szerver saját oldala kérheti.',
  'too-long': () => 'Ez túl hosszú.',
  'bad-request': (d) => `Ez a kérés olvashatatlan. Hibás rész: ${d.at}.`,
  'bad-event': (d) => `Az asztal naplója sérült. Hibás rész: ${d.at}.`,
  'asked-too-often': (d) =>
    `A többiek nemet mondtak. Kérdezz újra ${count(d.seconds, 'másodperc', 'másodperc')} múlva.`,
  'said-too-often': (d) =>
    `Ne olyan gyorsan. ${count(d.seconds, 'másodperc', 'másodperc')} múlva szólhatsz újra.`,
  'no-talk': () => 'Ennél az asztalnál csak kész mondatokkal és emojikkal lehet szólni.',
  'bad-line': (d) => `Az üzenet 1–${d.most} karakter lehet.`,
  'bad-command': (d) => `Az asztal ezt nem érti. Hibás rész: ${d.at}.`,
  'bad-view': (d) => `Ez nem ennek a játéknak a nézete. Hibás rész: ${d.at}.`,
  'no-such-view': () => 'A játéknak nincs olyan állása, amely így fest.',
  'bad-link': () =>
    'A link sérült: nem olvasható ki belőle játszma. Másold be az egészet, vagy kérd el újra.',
  'link-too-long': () => 'Ez a játszma túl hosszú egy linkhez.',
  unknown: (d) => `Ez nem fogadható el (${d.text}).`,
};
