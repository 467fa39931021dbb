import type { refusals as english } from '../en/refusals.ts';
import { count } from './grammar.ts';

export const refusals: typeof english = {
  'game-over': () => 'Partiet är slut.',
  'not-your-turn': () => 'Det är inte din tur.',
  'cards-are-dealt': () => 'Korten delas ut. Vänta på din tur.',
  'nothing-to-deal': () => 'Nu ska inga kort delas ut.',
  'no-such-seat': (d) =>
    `Plats ${d.seat} finns inte: bordet har ${count(d.seats, 'plats', 'platser')}.`,
  unreadable: (d) => (d.text === '' ? 'Det går inte att läsa.' : `”${d.text}” går inte att läsa.`),
  'unknown-option': (d) => `Valet ”${d.option}” finns inte. Det finns: ${d.known}.`,
  'bad-option-value': (d) =>
    `Valet ”${d.option}” kan inte vara ”${d.given}”. Det kan vara: ${d.values}.`,
  'bad-option': (d) => `”${d.text}” är inget val: skriv namn=värde.`,
  'option-twice': (d) => `Valet ”${d.option}” anges två gånger.`,
  'presets-exclude': (d) =>
    `”${d.other}” och ”${d.preset}” kan inte spelas samtidigt: ange ett av dem.`,
  'unknown-preset': (d) => `Regelverket ”${d.preset}” finns inte. Det finns: ${d.known}.`,
  'bad-seats': (d) => `Spelet kan inte spelas av ${d.seats}. Antal spelare: ${d.known}.`,
  'bad-names': (d) =>
    `Det finns ${count(d.names, 'namn', 'namn')} till ${count(d.seats, 'plats', 'platser')}.`,
  'not-a-record': (d) => `Det här är inget spelprotokoll: det börjar inte med ”${d.expected}”.`,
  'record-too-long': () => 'Texten är för lång för att vara ett spelprotokoll.',
  'deal-number': (d) => `Här ska giv ${d.expected} komma, inte giv ${d.got}.`,
  'unknown-header': (d) => `Raden ”${d.text}” betyder inget i ett spelprotokoll.`,
  'header-twice': (d) => `”${d.header}” anges två gånger.`,
  'missing-header': (d) => `Spelprotokollet saknar ”${d.header}”.`,
  'bad-header': (d) => `Det som står under ”${d.header}” är fel.`,
  'unknown-game': (d) => `Spelet ”${d.game}” finns inte. Det finns: ${d.known}.`,
  'unknown-level': (d) => `Styrkan ”${d.level}” finns inte.`,
  'not-over': () =>
    'Partiet är inte slut. Till dess kan det bara ses och spelas vidare från din egen plats.',
  'unknown-table': () =>
    'Det partiet finns inte i den här webbläsaren. Det kan ha spelats någon annanstans eller tagits bort.',
  'open-elsewhere': () => 'Partiet är öppet i en annan flik. Stäng det där för att fortsätta här.',
  'host-gone': () =>
    'Den del av Pakli som sparar dina partier kunde inte laddas. Försök igen, eller ladda om sidan.',
  restored: () => 'Bordet höll just på att återställas. Se vad som ligger där och försök igen.',
  failed: (d) => `Det fungerade inte, och felet är vårt (${d.text}). Försök igen.`,
  unlearned: () =>
    'Datorn spelar svagare än vanligt: det den har lärt sig gick inte att hämta. Den försöker igen vid varje drag.',
  'storage-full': () =>
    'Webbläsarens lagringsutrymme är fullt. Det du gör nu sparas inte förrän det finns plats igen.',
  'storage-closed': () =>
    'Webbläsaren låter oss inte spara partier just nu. Det du gör sparas inte förrän den gör det.',
  'storage-newer': () =>
    'En nyare version av Pakli är öppen i en annan flik. Ladda om sidan för att fortsätta.',
  'storage-older': () =>
    'En äldre version av Pakli är öppen i en annan flik. Stäng den där och försök igen.',
  busy: () => 'Ett annat drag pågår fortfarande.',
  'other-game': (d) => `Det här är ett protokoll från ${d.got}, inte från ${d.expected}.`,
  'other-version': (d) =>
    `Protokollet följer version ${d.got} av reglerna. Versioner som finns här: ${d.known}.`,
  'match-over': (d) => `Giv ${d.deal} kommer efter matchens slut.`,
  'deal-not-over': (d) => `Giv ${d.deal} börjar innan den förra är slut.`,
  'other-result': (d) => `Protokollet säger att resultatet är ${d.expected}, men det är ${d.got}.`,
  'other-checksum': (d) =>
    `Protokollet är inte som det skrevs: dess kontrollsumma är ${d.got} och inte ${d.expected}.`,
  'not-a-link': () => 'Det här är ingen länk till ett parti.',
  'already-started': () => 'Spelet har redan börjat.',
  'not-started': () => 'Spelet har inte börjat än.',
  'not-over-yet': () => 'Matchen är inte slut än.',
  'played-on': () => 'Ni spelar redan vidare vid ett annat bord.',
  'not-seated': () => 'Slå dig ner först.',
  'seat-taken': () => 'Platsen är upptagen.',
  'seat-covered': () => 'Datorn spelar för dig. Ta tillbaka din plats först.',
  'not-covered': () => 'Det här är redan din plats.',
  'not-wanted': () => 'Värden vill inte ha dig vid bordet.',
  'table-locked': () => 'Bordet är stängt: ingen mer får slå sig ner.',
  'no-newcomers': () => 'Vid det här bordet behåller en dator en plats som någon har lämnat.',
  'seat-given-up': () => 'Du har lämnat din plats i den här matchen.',
  'only-host': () => 'Det får bara bordets värd göra.',
  'only-house': () => 'Det får ingen vid bordet göra.',
  stale: () => 'Bordet har ändrats under tiden. Titta igen.',
  'not-yet': () => 'Tiden är inte ute än.',
  'deal-goes-on': () => 'Given är inte slut än.',
  'no-takebacks': () => 'Vid det här bordet tas ingenting tillbaka.',
  'nothing-to-take-back': () => 'Du har inte bestämt något än.',
  'question-open': () => 'Någon har redan frågat. Svara först.',
  'no-question': () => 'Det frågar ingen längre.',
  'already-answered': () => 'Du har redan gått med på det. De andra ska svara.',
  'no-server': () => 'Servern går inte att nå. Försök igen om en stund.',
  'no-name': () => 'Säg först vad du heter.',
  'name-taken': () =>
    'Någon vid bordet har det namnet, eller ett som ser likadant ut. Ta ett annat namn.',
  'not-away': () => 'Hen är här, eller gick alldeles nyss.',
  'bad-name': () => 'Ett namn har 1 till 20 bokstäver, och alla ska synas.',
  'too-often': () => 'Det var för ofta. Försök igen om några minuter.',
  'too-fast': () => 'Det gick för fort. Försök igen om ett ögonblick.',
  'table-full': (d) =>
    `Det här bordet har använt alla sina ${d.most} rader. Öppna ett nytt för att spela vidare.`,
  'too-many-deals': (d) =>
    `Ett bord med länk har 1 till ${d.most} givar, och med de här reglerna blir det ${d.deals}.`,
  'no-challenge': () => 'Bara ett helt parti mot datorer kan bli en utmaning.',
  'pass-unknown': () =>
    'Länken leder ingenstans. Ta en ny där du redan sitter vid bordet: menyn, ”Fortsätt på en annan enhet”.',
  'pass-used': () =>
    'Länken är redan använd: den fungerar en gång. Ta en ny där du redan sitter vid bordet.',
  'pass-late': () => 'Länken är äldre än tio minuter. Ta en ny där du redan sitter vid bordet.',
  'too-many-tables': () => 'Du har för många bord öppna. Spela klart vid ett först.',
  'no-such-table': () => 'Bordet finns inte, eller finns inte längre.',
  'no-such-page': () => 'Det finns ingenting på den här adressen.',
  'foreign-page': () => 'Bara den här serverns egen sida får fråga om det.',
  'too-long': () => 'Det är för långt.',
  'bad-request': (d) => `Det här går inte att läsa: ${d.at} passar inte.`,
  'bad-event': (d) => `Bordets logg är skadad: ${d.at} stämmer inte.`,
  'asked-too-often': (d) =>
    `De andra sade nej. Fråga igen om ${count(d.seconds, 'sekund', 'sekunder')}.`,
  'said-too-often': (d) =>
    `Inte så fort. Du kan säga något igen om ${count(d.seconds, 'sekund', 'sekunder')}.`,
  'no-talk': () => 'Vid det här bordet pratar man bara med färdiga fraser och emojier.',
  'bad-line': (d) => `Det du säger har 1 till ${d.most} bokstäver.`,
  'bad-command': (d) => `Bordet förstår inte det här: ${d.at} stämmer inte.`,
  'bad-view': (d) => `Det här är ingen vy av spelet: ${d.at} stämmer inte.`,
  'no-such-view': () => 'Ingen ställning i spelet ser ut som den här vyn.',
  'bad-link': () =>
    'Länken är skadad: inget parti kan läsas ur den. Kopiera hela länken eller be om den igen.',
  'link-too-long': () => 'Partiet är för långt för en länk.',
  unknown: (d) => `Det går inte (${d.text}).`,
};
