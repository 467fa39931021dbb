/** The words around every game, and what core refuses. English is the source: the other languages have its type. */
import type { RefusalDetail } from '../detail.ts';
import type { Person } from '../person.ts';
import { count, list } from './cards.ts';

const who = (person: Person): string => (person.you ? 'you' : person.name);
const Who = (person: Person): string => (person.you ? 'You' : person.name);

export const frame = {
  name: 'Pakli',
  tagline: 'Card games with hidden cards, against players that cannot see yours.',

  /** Tiles of the home page, by the id of the game. */
  games: {
    'buddy-bluff': {
      name: 'Buddy Bluff',
      about: 'Gather cards of one rank into packages and hand the penalty to somebody else.',
      players: '4 players',
      length: '5 minutes',
    },
    mulle: {
      name: 'Mulle',
      about: 'Fish cards from the table, lock your builds, and pair up twins for the big points.',
      players: '2 players',
      length: '20 minutes',
    },
    ulti: {
      name: 'Ulti',
      about: 'Bid for the contract, name trumps and win the last trick with the seven.',
      players: '3 players',
      length: '5 minutes a deal',
    },
    compile: {
      name: 'Compile',
      about:
        'Fill three lines with cards and compile all your protocols before the other side does.',
      players: '2 players',
      length: '20 minutes',
    },
  },

  home: {
    title: 'Games',
    play: (game: string): string => `Play ${game}`,
    continue: 'Continue',
    continueGame: (game: string, others: readonly string[]): string =>
      `Continue ${game} with ${list(others)}`,
    lastPlayed: (when: string): string => `last played ${when}`,
    noTable: 'No table yet',
    choices: (game: string): string => `Choices for ${game}`,
    level: 'Strength of the others',
    ruleSet: 'Rules',
    ownRules: (n: number): string => `Own rules (${n})`,
    allRules: 'All rules…',
    deals: (n: number): string => count(n, 'deal', 'deals'),
    seat: 'Your seat',
    seatNumber: (n: number): string => `Seat ${n}`,
    anySeat: 'Any seat',
    rules: 'How it is played',
    cards: 'The cards',
    replays: 'Replays',
    source: 'Source code',
    private: 'Everything stays in your browser. No account, no tracking.',
  },

  /** The sheet with every rule of a game. */
  ruleSheet: {
    title: (game: string): string => `Rules of ${game}`,
    from: 'Begin with',
    use: 'Play by these',
    number: (min: number, max: number): string => `from ${min} to ${max}`,
  },

  levels: {
    beginner: { name: 'Beginner', about: 'Plays at once and misses a lot.' },
    casual: { name: 'Casual', about: 'Plays soundly and slips now and then.' },
    strong: { name: 'Strong', about: 'Thinks about what you may hold.' },
    expert: { name: 'Expert', about: 'Thinks for a second and forgives nothing.' },
  },

  /** What the person is called at the table, and who may sit down with them. */
  you: 'You',
  opponents: { first: 'Bo', second: 'Cem', third: 'Dóra' },

  /** Several people at one device. */
  together: {
    open: 'Several people',
    title: (game: string): string => `${game} for several people`,
    about:
      'Pass the device around. Between turns the table is covered, and everybody sees only their own cards.',
    who: (n: number): string => `Who plays in seat ${n}`,
    name: (n: number): string => `Name in seat ${n}`,
    person: 'A person',
    computer: (level: string): string => `Computer, ${level.toLowerCase()}`,
    player: (n: number): string => `Player ${n}`,
    nobody: 'At least one person has to play.',
  },

  /** What covers the table until the next person has taken the device. */
  curtain: {
    give: (name: string): string => `Give the device to ${name}. Nobody else should look.`,
    who: 'Who has the device?',
    about: 'The table is covered. Only your own cards will be shown.',
    here: (name: string): string => `I am ${name}`,
    takeBack: (name: string): string => `${name} takes the last move back`,
    asks: (person: Person): string => `${person.name} would like to take the last move back.`,
    agree: (name: string): string => `${name}, is that all right?`,
    yes: 'Yes',
    no: 'No',
  },

  settings: {
    title: 'Settings',
    language: 'Language',
    theme: 'Appearance',
    themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
    fourColours: 'Four colours',
    fourColoursAbout: 'Every suit has a colour of its own.',
    suits: 'Suits in Ulti',
    suitsAbout: 'French suits for those who do not know acorns, leaves, hearts and bells.',
    suitNames: { german: 'German', french: 'French' },
    speed: 'Speed of the cards',
    speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', off: 'No movement' },
    sound: 'Sound',
    soundAbout: 'Wood and paper.',
    autoPlay: 'Play single moves for me',
    autoPlayAbout: 'When only one move is allowed it is played without asking.',
    on: 'On',
    off: 'Off',
  },

  /** Names of buttons and places, for eyes and for screen readers. */
  table: {
    label: (game: string): string => `Table of ${game}`,
    hand: 'Your hand',
    cardsInHand: (person: Person, n: number): string =>
      `${Who(person)} ${person.you ? 'hold' : 'holds'} ${count(n, 'card', 'cards')}`,
    seat: (person: Person): string => (person.you ? 'You' : person.name),
    log: 'What has happened',
    score: 'Score',
    moves: 'What you can do',
    movesOf: (card: string): string => `What the ${card} can do`,
    newHere: 'New here?',
    minute: 'The game in one minute',
    yourTurn: 'Your turn',
    turnOf: (person: Person): string => (person.you ? 'Your turn' : `${person.name}'s turn`),
    thinking: (person: Person): string => `${Who(person)} ${person.you ? 'think' : 'thinks'}…`,
    dealing: 'Cards are dealt',
    lastMove: 'Last move',
    chooseCard: 'Choose a card.',
    chooseMove: 'Choose what it does, or take it back.',
    takeBack: 'Take back',
    lifted: (card: string): string => `${card}, lifted`,
    opened: 'The game goes on where you left it.',
    undone: 'Your last move is taken back.',
    restored:
      'The server has come back from a backup: the last moves are lost. The game goes on from here.',
    restarted:
      'Something of ours stopped working. The game was restored and goes on from the last move.',
    deal: (n: number, of: number): string => (of === 1 ? 'Deal' : `Deal ${n} of ${of}`),
    more: 'More',
    menu: 'Menu',
    close: 'Close',
    cancel: 'Cancel',
    home: 'All games',
    newDeal: 'New deal',
    newDealAbout: 'The same game with other cards.',
    sameDeal: 'Same deal again',
    sameDealAbout: 'The same cards from the start.',
    swapSeats: 'Swap seats',
    swapSeatsAbout: 'The same cards, played from the next seat.',
    replay: 'Replay',
    replayAbout: 'Step through what happened, and look at it closely.',
    mainLine: 'Back to the recorded game',
    giveUp: 'Give up',
    giveUpAbout: 'The deal ends at once and counts as lost.',
    undo: 'Undo',
    hint: 'Hint',
    settings: 'Settings',
    help: 'Keys',
    rules: 'Rules',
    leave: 'Leave the table',
  },

  hint: {
    title: 'Hint',
    thinking: 'The strongest player looks at your cards…',
    stop: 'Stop',
    none: 'There is nothing to decide now.',
    best: 'Best',
    also: 'Also possible',
    behind: (worlds: number): string =>
      `on average over ${count(worlds, 'imagined deal', 'imagined deals')}`,
    exact: 'calculated to the end',
    atMost: (worth: string): string => `at most ${worth}`,
    play: 'Play it',
  },

  keys: {
    title: 'Keys',
    choose: 'choose a card or a move',
    play: 'lift the card; play the move',
    takeBack: 'put the card back; close',
    digits: 'lift a card of your hand',
    hint: 'hint',
    undo: 'undo',
    log: 'read the last moves',
    help: 'these keys',
    pointer:
      'With a finger or the mouse: tap a card to see what it can do, tap again to play it. You can also drag it.',
    names: {
      arrows: 'Arrow keys',
      enter: 'Enter or space',
      escape: 'Escape',
      digits: '1 to 9',
    },
  },

  result: {
    title: 'The game is over',
    dealTitle: (n: number): string => `Deal ${n} is over`,
    winners: (winners: readonly Person[]): string => {
      const [only] = winners;
      if (winners.length === 1 && only !== undefined)
        return only.you ? 'You win!' : `${only.name} wins.`;
      const names = list(winners.map(who));
      return `${names.charAt(0).toUpperCase()}${names.slice(1)} share first place.`;
    },
    draw: 'A draw.',
    place: (place: number): string => `Place ${place}`,
    /** Above the totals of a match: while it goes on, and when it is over. */
    standing: 'Standing',
    final: 'Final standing',
    ahead: (n: number, of: Person): string => `${count(n, 'point', 'points')} ahead of ${who(of)}`,
    review: 'Review your game',
    total: 'Total',
    player: 'Player',
    nextDeal: 'Next deal',
    again: 'Play again',
    howItCame: 'How the points came about',
    watch: 'Look at the table',
  },

  refused: {
    title: 'That is not allowed',
    rule: (rule: string): string => `rule ${rule}`,
    read: (rule: string): string => `Read rule ${rule}`,
    ok: 'Understood',
  },

  error: {
    title: 'Something broke',
    what: 'The fault is ours. Your game is saved up to the last move.',
    detail: 'What happened',
    reload: 'Go on with the game',
    home: 'To all games',
    noPage: 'There is no such page.',
    old: 'This game was begun with another version of its rules and cannot go on.',
    loading: 'The table is being laid…',
    offline: 'This part could not be loaded. Are you online?',
  },

  gallery: {
    title: 'The cards',
    about: 'Drawn in code, sharp at every size.',
    backs: 'Backs',
    sizes: 'Sizes',
    width: (pixels: number): string => `${pixels} pixels wide`,
  },

  rulesPage: {
    title: (game: string): string => `The rules of ${game}`,
    only: 'The exact rules are written in English.',
    back: 'Back',
  },

  server: {
    building: 'Building the web table…',
    serving: (address: string): string => `Pakli is open at ${address}`,
    portTaken: (port: number, next: number): string =>
      `Port ${port} is taken by another program; using ${next} instead.`,
    noPort: (first: number, last: number): string =>
      `All ports from ${first} to ${last} are taken. Name a free one: npm start -- --port 9000`,
    badPort: (text: string): string => `${text} is no port. A port is a number from 1 to 65535.`,
    stop: 'Stop it with Ctrl+C.',
    portBusy: (port: number): string => `Port ${port} is taken by another program.`,
    dataNewer: (file: string): string =>
      `${file} was written by a later version of Pakli. Update Pakli, or name another folder with --data.`,
    dataInUse: (file: string): string =>
      `Another Pakli has ${file} open. Stop it, or name another folder with --data.`,
    dataNotWritable: (file: string): string =>
      `${file} cannot be written. Allow it, or name another folder with --data.`,
    dataDamaged: (file: string): string =>
      `${file} is no database of Pakli, or it is damaged. It was left as it is: put back a backup, or name another folder with --data.`,
    discFull: (file: string): string => `There is no room left on the disc for ${file}.`,
    badSetting: (name: string, text: string): string => `${name} cannot be “${text}”.`,
    unknownSetting: (name: string): string => `There is no setting called ${name}.`,
    home: (address: string): string => `In your home network: ${address}`,
    noHome: 'This machine is in no network: nobody else can come.',
    stopping: 'Stopping…',
    backedUp: (file: string): string => `Everything up to now is in ${file}.`,
  },

  /** Refusals that core gives for every game, and those of records and hosts. */
  refusals: {
    'game-over': (): string => 'The game is over.',
    'not-your-turn': (): string => 'It is not your turn.',
    'cards-are-dealt': (): string => 'Cards are being dealt. Wait for your turn.',
    'nothing-to-deal': (): string => 'No cards are to be dealt now.',
    'no-such-seat': (d: RefusalDetail): string =>
      `There is no seat ${d.seat}: this table has ${count(d.seats, 'seat', 'seats')}.`,
    unreadable: (d: RefusalDetail): string =>
      d.text === '' ? 'This cannot be read.' : `“${d.text}” cannot be read.`,
    'unknown-option': (d: RefusalDetail): string =>
      `There is no option “${d.option}”. There are: ${d.known}.`,
    'bad-option-value': (d: RefusalDetail): string =>
      `Option “${d.option}” cannot be “${d.given}”. It takes: ${d.values}.`,
    'bad-option': (d: RefusalDetail): string => `“${d.text}” is no option: write name=value.`,
    'option-twice': (d: RefusalDetail): string => `Option “${d.option}” is given twice.`,
    'presets-exclude': (d: RefusalDetail): string =>
      `“${d.other}” and “${d.preset}” cannot be played together: name one of them.`,
    'unknown-preset': (d: RefusalDetail): string =>
      `There is no rule set “${d.preset}”. There are: ${d.known}.`,
    'bad-seats': (d: RefusalDetail): string =>
      `This game cannot be played with ${d.seats}. Players: ${d.known}.`,
    'bad-names': (d: RefusalDetail): string =>
      `There are ${count(d.names, 'name', 'names')} for ${count(d.seats, 'seat', 'seats')}.`,
    'not-a-record': (d: RefusalDetail): string =>
      `This is no record of a game: it does not begin with “${d.expected}”.`,
    'record-too-long': (): string => 'This is too much text for a record of a game.',
    'deal-number': (d: RefusalDetail): string =>
      `Deal ${d.expected} should come here, not deal ${d.got}.`,
    'unknown-header': (d: RefusalDetail): string =>
      `The line “${d.text}” means nothing in a record.`,
    'header-twice': (d: RefusalDetail): string => `“${d.header}” is given twice.`,
    'missing-header': (d: RefusalDetail): string => `The record does not say “${d.header}”.`,
    'bad-header': (d: RefusalDetail): string =>
      `What the record says under “${d.header}” is wrong.`,
    'unknown-game': (d: RefusalDetail): string =>
      `There is no game “${d.game}”. There are: ${d.known}.`,
    'unknown-level': (d: RefusalDetail): string => `There is no strength “${d.level}”.`,
    'not-over': (): string =>
      'This game is not over. Until then it can be seen and continued from your own seat only.',
    'unknown-table': (): string =>
      'There is no such game in this browser. It may have been played elsewhere, or removed.',
    'open-elsewhere': (): string =>
      'This game is open in another tab. Close it there to go on with it here.',
    'host-gone': (): string =>
      'The part of Pakli that keeps your games could not be loaded. Try again, or load the page again.',
    restored: (): string =>
      'The table was just being restored. Look at what lies there, and try again.',
    failed: (d: RefusalDetail): string =>
      `That did not work, and the fault is ours (${d.text}). Try again.`,
    'storage-full': (): string =>
      'This browser has no room left. What you do now is not saved until there is some.',
    'storage-closed': (): string =>
      'The browser does not let us save games just now. What you do is not saved until it does.',
    'storage-newer': (): string =>
      'A newer version of Pakli is open in another tab. Load this page again to go on.',
    'storage-older': (): string =>
      'An older version of Pakli is open in another tab. Close it there, then try again.',
    busy: (): string => 'Another move is still under way.',
    'other-game': (d: RefusalDetail): string =>
      `This is a record of ${d.got}, not of ${d.expected}.`,
    'other-version': (d: RefusalDetail): string =>
      `This record follows version ${d.got} of the rules. Versions known here: ${d.known}.`,
    'match-over': (d: RefusalDetail): string => `Deal ${d.deal} comes after the end of the match.`,
    'deal-not-over': (d: RefusalDetail): string =>
      `Deal ${d.deal} begins before the one before it has ended.`,
    'other-result': (d: RefusalDetail): string =>
      `The record says that the result is ${d.expected}, but it is ${d.got}.`,
    'other-checksum': (d: RefusalDetail): string =>
      `The record is not as it was written: its checksum is ${d.got} and not ${d.expected}.`,
    'not-a-link': (): string => 'This is no link to a game.',
    'already-started': (): string => 'The game has begun already.',
    'not-started': (): string => 'The game has not begun yet.',
    'not-over-yet': (): string => 'The match is not over yet.',
    'played-on': (): string => 'You play on at another table already.',
    'not-seated': (): string => 'Take a seat first.',
    'seat-taken': (): string => 'This seat is taken.',
    'seat-covered': (): string => 'A computer plays for you. Take your seat back first.',
    'not-covered': (): string => 'This is your seat already.',
    'not-wanted': (): string => 'The host does not want you at this table.',
    'table-locked': (): string => 'This table is closed: nobody else may sit down.',
    'only-host': (): string => 'Only the host of the table may do that.',
    'only-house': (): string => 'Nobody at the table may do that.',
    stale: (): string => 'The table has changed meanwhile. Look again.',
    'not-yet': (): string => 'The time is not out yet.',
    'deal-goes-on': (): string => 'This deal is not over yet.',
    'no-takebacks': (): string => 'At this table nothing is taken back.',
    'nothing-to-take-back': (): string => 'You have not decided anything yet.',
    'question-open': (): string => 'Somebody has asked that already. Answer first.',
    'no-question': (): string => 'Nobody asks that any more.',
    'already-answered': (): string => 'You have agreed already. The others have to answer.',
    'no-name': (): string => 'Say your name first.',
    'name-taken': (): string => 'Somebody at this table is called that already. Take another name.',
    'not-away': (): string => 'They are here, or have only just left.',
    'bad-name': (): string => 'A name has 1 to 20 letters.',
    'too-often': (): string => 'That was too often. Try again in a few minutes.',
    'too-many-tables': (): string => 'You have too many tables open. Play one to its end first.',
    'no-such-table': (): string => 'There is no such table, or no longer.',
    'no-such-page': (): string => 'There is nothing at this address.',
    'foreign-page': (): string => 'Only the page of this server may ask that.',
    'too-long': (): string => 'That is too long.',
    'bad-request': (d: RefusalDetail): string => `This cannot be read: ${d.at} does not fit.`,
    'bad-event': (d: RefusalDetail): string =>
      `This log of a table is damaged: ${d.at} does not fit.`,
    'asked-too-often': (d: RefusalDetail): string =>
      `You were refused. Ask again in ${count(d.seconds, 'second', 'seconds')}.`,
    'bad-command': (d: RefusalDetail): string =>
      `The table does not understand this: ${d.at} does not fit.`,
    'bad-view': (d: RefusalDetail): string => `This is no view of this game: ${d.at} does not fit.`,
    'no-such-view': (): string => 'No position of this game looks like this view.',
    'bad-link': (): string => 'This link is damaged: no game can be read from it.',
    'link-too-long': (): string => 'This game is too long for a link.',
    /** For an id that no catalogue knows. */
    unknown: (d: RefusalDetail): string => `This is refused (${d.text}).`,
  },
};
