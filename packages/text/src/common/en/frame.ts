/** The words around every game. English is the source and defines the type of the other languages. */
import type { Person } from '../../person.ts';
import { count, list, ordinal, who, Who } from './grammar.ts';

export const frame = {
  name: 'Pakli',
  tagline: 'Card games with hidden cards, against computers that cannot see yours.',

  home: {
    /** Games that are not of the house. */
    guests: 'Guests',
    /** For a game without a text of its own: `2`, `2–4`. */
    players: (n: string): string => `${n} ${n === '1' ? 'player' : 'players'}`,
    /** Choice among several numbers of players. */
    howMany: 'Players',
    daily: 'Puzzle of the day',
    dailySolved: 'solved',
    dayDeal: 'Deal of the day',
    /** The result is not compared with anybody's. */
    alone: 'just for fun',
    /** The boards of the day on a server, where results are compared. */
    dayDeals: 'Deals of the day',
    compare: 'compare with others',
    dayPlayed: (n: number, of: number): string => `${n} of ${of} played`,
    title: 'Games',
    play: (game: string): string => `Play ${game}`,
    continue: 'Continue',
    continueGame: (game: string, others: readonly string[]): string =>
      `Continue ${game} with ${list(others)}`,
    lastPlayed: (when: string): string => `last played ${when}`,
    afterMoves: (n: number): string => `after ${count(n, 'move', 'moves')}`,
    noTable: 'No table yet',
    choices: (game: string): string => `Options for ${game}`,
    level: 'Opponents',
    ruleSet: 'Rules',
    ownRules: (n: number): string => `Custom rules (${n})`,
    /** Whether a rule is on. */
    yes: 'yes',
    no: 'no',
    allRules: 'All rules…',
    deals: (n: number): string => count(n, 'deal', 'deals'),
    seat: 'Your seat',
    seatNumber: (n: number): string => `Seat ${n}`,
    anySeat: 'Any seat',
    rules: 'Learn',
    puzzles: 'Puzzles',
    /** How many more unfinished games there are than are shown. */
    unfinished: (n: number): string => count(n, 'more unfinished game', 'more unfinished games'),
    gallery: 'How the cards are drawn',
    cards: 'The cards',
    friends: 'Play with friends',
    replays: 'Replays',
    /** The server that sent the page is unreachable. */
    noServer: 'No answer from the server: you can play here, and with friends once it answers.',
    private: 'Everything stays in your browser. No account, no tracking.',
    /** Shown if there is a server. */
    privateAlone: 'What you play against computers stays in your browser. No account, no tracking.',
  },

  /** The sheet with every rule of a game. */
  ruleSheet: {
    title: (game: string): string => `Rules of ${game}`,
    from: 'Begin with',
    use: 'Use these rules',
    number: (min: number, max: number): string => `from ${min} to ${max}`,
  },

  levels: {
    beginner: { name: 'Beginner', about: 'Plays at once and misses a lot.' },
    casual: { name: 'Casual', about: 'Plays soundly and slips now and then.' },
    strong: { name: 'Strong', about: 'Thinks about what you may hold.' },
    expert: { name: 'Expert', about: 'Thinks for a second and forgives nothing.' },
  },

  /** The person's name at the table, and who may join them. */
  you: 'You',
  opponents: { first: 'Bo', second: 'Cem', third: 'Dóra' },

  /** Several people at one device. */
  together: {
    open: 'Share one device',
    title: (game: string): string => `${game} on one device`,
    about:
      'Pass the device around. Between turns the table is covered, and everybody sees only their own cards.',
    who: (n: number): string => `Who plays in seat ${n}`,
    name: (n: number): string => `Name in seat ${n}`,
    person: 'A person',
    computer: (level: string): string => `Computer, ${level.toLowerCase()}`,
    player: (n: number): string => `Player ${n}`,
    nobody: 'At least one person has to play.',
  },

  /** Covers the table until the next person has taken the device. */
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
    themes: { system: 'Same as device', light: 'Light', dark: 'Dark' },
    fourColours: 'Four colours',
    fourColoursAbout: 'Every suit has a colour of its own.',
    suits: 'Suits in Ulti',
    suitsAbout: 'French suits for those who do not know acorns, leaves, hearts and bells.',
    suitNames: { german: 'German', french: 'French' },
    letters: 'Letters on the cards',
    lettersAbout: 'Kn D K E as in Sweden; in Ulti A F K Á as in Hungary.',
    lettersOfLanguage: 'By language',
    money: 'Money in Ulti',
    moneyAbout: 'What a point is worth. It is only shown beside the points.',
    noMoney: 'None',
    speed: 'Card speed',
    speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', off: 'No movement' },
    steps: 'Opponents’ moves',
    stepNames: { flow: 'Automatic', tap: 'After a tap' },
    sound: 'Sound',
    soundAbout: 'Wood and paper.',
    joy: 'Celebrate',
    joyAbout:
      'Sparks when you score a mulle, compile a protocol, seal all four cards of a rank or make an Ulti.',
    autoPlay: 'Play forced moves for me',
    autoPlayAbout: 'When only one move is allowed it is played without asking.',
    name: 'Your name',
    nameAbout: 'Shown at the table and in saved games. Leave it empty to be just “You”.',
    oneTap: 'One tap plays',
    oneTapAbout: 'A card that can do only one thing is played by the first tap.',
    speech: 'Speech',
    speechAbout: 'How much a screen reader says about moves, and after the keys C, T, L, S and W.',
    speechNames: { short: 'Short', normal: 'Normal', full: 'Full' },
    print: 'Large print',
    printAbout: 'Larger text, and larger symbols on the cards.',
    contrast: 'High contrast',
    contrastAbout: 'Plain black and white, and outlines around everything you can do.',
    shortcuts: 'Single-letter keys',
    shortcutsAbout:
      'Letters, digits and ? work without another key. Turn this off if they get in the way of voice control or other tools.',
    on: 'On',
    off: 'Off',
  },

  /** Names of buttons and places, for eyes and for screen readers. */
  table: {
    label: (game: string): string => `${game} table`,
    hand: 'Your hand',
    cardsInHand: (person: Person, n: number): string =>
      `${Who(person)} ${person.you ? 'hold' : 'holds'} ${count(n, 'card', 'cards')}`,
    seat: (person: Person): string => (person.you ? 'You' : person.name),
    log: 'Moves so far',
    score: 'Score',
    moves: 'What you can do',
    movesOf: (card: string): string => `What the ${card} can do`,
    newHere: 'New here?',
    minute: 'The game in one minute',
    toTable: 'To your table',
    yourTurn: 'Your turn',
    turnOf: (person: Person): string => (person.you ? 'Your turn' : `${person.name}’s turn`),
    thinking: (person: Person): string =>
      person.you ? 'Thinking…' : `${person.name} is thinking…`,
    dealing: 'Dealing…',
    skipDeal: 'Dealing… A tap skips it.',
    lastMove: 'Last move',
    why: 'Why?',
    showAgain: 'Show it again',
    skip: 'Skip to the cards',
    goOn: (person: Person): string => `Show ${person.name}’s move`,
    chooseCard: 'Choose a card.',
    chooseMove: 'Choose what it does, or take it back.',
    opened: 'The game continues where you left off.',
    undone: 'Your last move has been taken back.',
    restored:
      'The server was restored from a backup: the last moves are lost. The game continues from here.',
    restarted:
      'Something went wrong on our side. The game was restored and continues from the last move.',
    /** 0 of them: the total is unknown. */
    deal: (n: number, of: number): string =>
      of === 1 ? 'Deal' : of === 0 ? `Deal ${n}` : `Deal ${n} of ${of}`,
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
    redo: 'Redo',
    undoDeal: 'Go back to the previous deal?',
    undoDealAbout:
      'The new deal is dropped, and your last decision before it is taken back. Redo brings everything back.',
    kept: 'The game you leave is kept: you can continue it from the home page.',
    nextGame: 'Another game',
    nextGameAbout: 'With other opponents or other rules.',
    begin: 'Begin',
    hint: 'Hint',
    settings: 'Settings',
    help: 'Keys',
    rules: 'Rules',
  },

  hint: {
    title: 'Hint',
    thinking: 'The strongest player looks at your cards…',
    looking: 'The strongest player looks at it…',
    only: 'There was nothing else to do.',
    stop: 'Stop',
    none: 'There is nothing to decide now.',
    best: 'Best',
    also: 'Also possible',
    behind: (worlds: number): string =>
      `on average over ${count(worlds, 'simulated deal', 'simulated deals')}`,
    /** For too few deals to be called an average. */
    rough: 'a rough guess',
    exact: 'calculated to the end',
    close: 'The next best is about as good.',
    /** In place of a number: no deal was simulated for this move. */
    untried: 'not looked at',
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
    redo: 'redo',
    answer: 'answer another player’s question',
    log: 'read the last moves',
    help: 'these keys',
    hand: 'read out your cards',
    table: 'read out what lies on the table',
    last: 'read out the last trick or what the others did',
    score: 'read out the score',
    turn: 'read out whose turn it is, what is asked and the time left',
    /** When the last move is asked for before there is one. */
    nothing: 'Nothing has happened yet.',
    pointer:
      'With a finger or the mouse: tap a card to see where it can go, then tap there. You can also drag it.',
    names: {
      arrows: 'Arrow keys',
      enter: 'Enter or space',
      escape: 'Escape',
      digits: '1 to 9',
    },
  },

  /** A table without drawings, and the links there and back. */
  plain: {
    open: 'Text only',
    drawn: 'With drawings',
    table: 'On the table',
    players: 'The players',
  },
  print: 'Print',

  result: {
    challenge: 'Challenge a friend',
    title: 'The game is over',
    dealTitle: (n: number): string => `Deal ${n} is over`,
    winners: (winners: readonly Person[]): string => {
      const [only] = winners;
      if (winners.length === 1 && only !== undefined)
        return only.you ? 'You win!' : `${only.name} wins.`;
      const names = list(winners.map(who));
      return `${names.charAt(0).toUpperCase()}${names.slice(1)} share first place.`;
    },
    /** Partners, ahead of everybody else. */
    partners: (winners: readonly Person[]): string => {
      const names = list(winners.map(who));
      const end = winners.some(({ you }) => you) ? '!' : '.';
      return `${names.charAt(0).toUpperCase()}${names.slice(1)} win${end}`;
    },
    draw: 'A draw.',
    place: (place: number): string => `${ordinal(place)} place`,
    /** Above the totals of a match: while it goes on, and when it is over. */
    standing: 'Standing',
    final: 'Final standing',
    ahead: (n: number, of: readonly Person[]): string =>
      `${count(n, 'point', 'points')} ahead of ${list(of.map(who))}`,
    review: 'Review your game',
    /** The help a player had. */
    helped: (parts: readonly string[]): string => `With help: ${list(parts)}.`,
    hints: (n: number): string => count(n, 'hint', 'hints'),
    undos: (n: number): string => count(n, 'move taken back', 'moves taken back'),
    known: 'cards you knew',
    alone: 'All on your own: no hint, nothing taken back.',
    tryNext: 'What to try next',
    tryLevel: (level: string): string => `Computers at level ${level}`,
    tryPuzzles: 'Puzzles',
    tryLessons: 'Lessons',
    total: 'Total',
    player: 'Player',
    nextDeal: 'Next deal',
    again: 'Play again',
    howItCame: 'How the points came about',
    watch: 'Look at the table',
  },

  refused: {
    rule: (rule: string): string => `rule ${rule}`,
    read: (rule: string): string => `Read rule ${rule}`,
    ok: 'Got it',
  },

  error: {
    title: 'Something went wrong',
    what: 'The fault is ours. Your game is saved up to the last move.',
    detail: 'What happened',
    reload: 'Continue the game',
    home: 'All games',
    noPage: 'There is no such page.',
    loading: 'Setting up the table…',
    offline: 'This part could not be loaded. Are you online?',
    /** Below the sentence that a new version is available. */
    newer: 'This page still had the old one. Your game is saved up to the last move.',
  },

  gallery: {
    title: 'The cards',
    about: 'Drawn in code, sharp at every size.',
  },

  rulesPage: {
    title: (game: string): string => `The rules of ${game}`,
    only: 'The exact rules are written in English.',
    back: 'Back',
  },
};
