/** Texts around tables by link: opening one, gathering there, and one's identity. */
import { count } from './grammar.ts';

export const online = {
  name: {
    label: 'Your name',
    about: 'The others at the table see it. This browser remembers it.',
  },

  /** Opens a table. */
  create: {
    title: (game: string): string => `${game} with friends`,
    about: 'You get a link to send. Anyone who opens it can sit down; no account needed.',
    takebacks: 'Moves may be taken back',
    takebacksAbout: 'If everybody at the table agrees.',
    hints: 'A table for learning',
    hintsAbout: 'Everybody may ask for hints.',
    talk: 'Chat',
    talkAbout: 'Players can type messages, not only pick ready phrases and emoji.',
    newcomers: 'Newcomers may take over',
    newcomersAbout:
      'If somebody gives up their seat, the host may offer it. A newcomer who sits down there sees its cards.',
    open: 'Open the table',
    evening: 'Many people? An evening with the same cards at every table',
  },

  /** The players' time limits. */
  clock: {
    label: 'Clock',
    none: 'No clock',
    bank: (minutes: number, seconds: number): string =>
      `${count(minutes, 'minute', 'minutes')} + ${count(seconds, 'second', 'seconds')} per move`,
    move: (seconds: number): string => `${count(seconds, 'second', 'seconds')} per move`,
    days: (n: number): string => `${count(n, 'day', 'days')} per move`,
    about: 'When somebody runs out of time, a computer plays that move.',
  },

  /** Before the first card. */
  gathering: {
    title: (game: string): string => `${game} with friends`,
    invited: (game: string): string => `You are invited to ${game}`,
    invitedBy: (name: string, game: string): string => `${name} invites you to ${game}`,
    how: 'How it is played',
    differs: 'What differs from the usual rules',
    takebacks: 'Moves may be taken back if everybody agrees.',
    noTakebacks: 'Moves cannot be taken back.',
    hints: 'A table for learning: everybody may ask for hints.',
    talk: 'Players can type messages to each other.',
    newcomers: 'If somebody gives up their seat, a newcomer may take it over and see its cards.',
    waiting: 'Reconnecting…',
    seats: 'Seats',
    free: 'Free',
    you: 'you',
    host: 'host',
    sit: 'Sit here',
    move: 'Move here',
    stand: 'Stand up',
    sitDown: 'Sit down',
    /** For screen readers: a button and the seat it is for. */
    at: (act: string, seat: number): string => `${act}: seat ${seat}`,
    remove: 'Remove',
    removeSure: (name: string): string => `${name} will not be able to come back to this table.`,
    keep: 'Keep',
    computer: (seat: number): string => `Who plays in seat ${seat}`,
    lock: 'Close the table to newcomers',
    watch: 'Others may watch',
    start: 'Start the game',
    fill: (seats: number): string =>
      seats === 1
        ? 'A computer will take the free seat.'
        : `Computers will take the ${count(seats, 'free seat', 'free seats')}.`,
    waitFor: (name: string): string => `${name} starts the game.`,
    wait: 'The host starts the game.',
    hostAway: 'The host is away. You may start the game.',
    watching:
      'You are watching: you see what lies open, but nobody’s hand until the match is over.',
    noWatching: 'Nobody may watch once the game has begun.',
    full: 'All seats are taken.',
    locked: 'The host has closed the table: nobody else may sit down.',
  },

  invite: {
    title: 'Invite others',
    link: 'Link to this table',
    copy: 'Copy the link',
    copied: 'Copied.',
    notCopied: 'The browser does not let us copy. Select the link and copy it yourself.',
    share: 'Share',
    text: (game: string): string => `Play ${game} with me!`,
    code: 'QR code of the link, for a phone camera',
    onlyHere:
      'This address works on this computer only. Start Pakli with --lan and open the address it prints to invite others.',
  },

  /** For screen readers. */
  news: {
    sat: (name: string, seat: number): string => `${name} sits down in seat ${seat}.`,
    stood: (name: string): string => `${name} has stood up.`,
    computer: (seat: number): string => `A computer takes seat ${seat}.`,
    cleared: (seat: number): string => `Seat ${seat} is free.`,
    locked: 'The table is closed.',
    unlocked: 'The table is open again.',
  },

  /** Why a table is not available. */
  closed: {
    gone: 'This table does not exist, or no longer does.',
    old: 'This page is older than the server. Reload it to come to the table.',
    full: 'You cannot watch this table: watching is closed there, or all places for watchers are taken.',
    /** At a table of an evening. */
    notYours: 'You are no longer playing at this table.',
    broken: 'The server did not understand this page. Reload it.',
  },

  /** Another browser of the same person. */
  elsewhere: {
    open: 'Continue on another device',
    about: 'Another browser or device takes over your seat.',
    once: 'This link works once, for ten minutes. Anyone who opens it plays as you, so keep it to yourself.',
    link: 'Link for your other device',
    title: 'Continue here',
    /** To a browser without an identity, and to one with one. */
    becomes: (maker: string): string =>
      `You will play as ${maker} in this browser, with the same seats. Continue only if the link is your own.`,
    asks: (name: string, maker: string): string =>
      `This browser already plays as ${name}. If you continue, it plays as ${maker} instead and cannot play as ${name} again.`,
    act: (maker: string): string => `Continue as ${maker}`,
  },

  /** A shared screen for the room. */
  screen: {
    open: 'Show on a large screen',
    about:
      'A television or a tablet in the middle shows what everybody may see, but nobody’s hand.',
    address: 'Address of the screen',
    here: 'Open it here',
    join: 'Scan to sit down',
    handFirst: 'Show my hand first',
    handFirstAbout: 'For a phone while a large screen in the room shows the table.',
    tableFirst: 'Show the table first',
  },

  /** One's tables. */
  mine: {
    title: 'Your tables',
    gathering: 'waiting for players',
    /** There are unread chat messages. */
    said: 'new messages',
    rematch: (name: string): string => `${name} would like to play again`,
  },

  /** Preferences for meeting others, in the settings. */
  others: {
    title: 'Other players',
    mute: 'Mute everybody',
    muteAbout: 'You will not see what others say at tables by link.',
    signs: 'Show emoji',
    signsAbout: 'Other people’s smileys and hearts.',
    names: 'Hide names',
    namesAbout: 'Others are called Player 1, Player 2, … From the next table on.',
    player: (n: number): string => `Player ${n}`,
  },

  /** Notifications, in the settings. */
  calls: {
    title: 'Notifications',
    notify: 'Notify me when I am needed',
    notifyAbout: 'When it is your turn, and for what you choose below.',
    /** Why they are unavailable. */
    problems: {
      denied: 'The browser blocks notifications. Allow them for this site in its settings.',
      http: 'You cannot be notified while this page is closed: browsers allow that only over https.',
      ios: 'To be notified while Pakli is closed, add it to your home screen first: Share, then “Add to Home Screen”. Then switch this on there.',
      browser:
        'This browser cannot notify you while the page is closed, only while it is open in the background.',
      server:
        'This server does not notify you while the page is closed, only while it is open in the background.',
    },
    wishes: {
      turn: 'It is my turn',
      back: 'An opponent is back',
      evening: 'An evening is starting',
    },
    quiet: 'Quiet hours',
    quietAbout: 'You are notified afterwards of what happened meanwhile.',
    from: 'From',
    until: 'until',
    calendar: 'Calendar',
    calendarAbout:
      'The deadlines at your tables with days per move, for your phone’s calendar. Anyone who has the address can read them; a new address replaces the old one.',
    newAddress: 'New address',
    noAddress: 'No address',
  },

  /** The data a server keeps about a person. */
  privacy: {
    link: 'What the server keeps',
    title: 'What the server keeps',
    text: [
      'Games that you play alone or at one device stay in this browser.',
      'For tables that people join by link the server keeps your name, a random number and the fingerprint of a cookie. They are deleted when you choose “Delete me” in the settings, or 180 days after your last visit.',
      'If you add a passkey, your name stays yours: the server keeps the key’s public half, and deletes you two years after your last visit.',
      'If you switch notifications on, the server keeps the address at which your browser’s maker (such as Google, Mozilla or Apple) can wake it, and sends encrypted messages there: your turn, the game and names, never a card.',
      'It keeps the tables for 180 days after the last move: every move and all cards, and who sat where, as random numbers.',
      'It keeps the results of evenings for five years, at an address that stays. Your name is there for as long as the server keeps it.',
      'It keeps what was said at a table for 30 days, and reports, with the last 20 lines, for 180 days.',
      'Internet addresses stay in its memory for a few minutes and are not written down anywhere. There are no passwords, no statistics and no other third parties.',
      'Anyone with the link to a table can watch unless the host forbids it. They see no hands until the match is over; after that, anyone with the link can get the record with all cards and names.',
      'If you paste the link to a table into a chat, the chat service gets a picture of that moment: names, score and open cards.',
      'The people who run the server can read all of it.',
      '“Delete me” in the settings removes your name, your cookies and everything you said at once; tables keep a number that leads nowhere.',
    ] as readonly string[],
  },

  /** One's identity on the server. */
  guest: {
    title: 'Playing with friends',
    about:
      'Besides your tables the server keeps your name, a random number and the fingerprint of a cookie, for 180 days after your last visit.',
    rename: 'Change the name',
    renamed: 'You have a new name.',
    remove: 'Delete me',
    removeSure: 'Your name and cookie are deleted at once, and you lose your seats.',
    keep: 'Keep',
    removed: 'Your data has been deleted.',
  },

  /** A permanent name: passkeys, a code on paper, and all that is kept. */
  account: {
    title: 'A name that stays',
    about:
      'With a passkey the name is yours here: the same on every device, and nobody else can take it. No e-mail and no password.',
    insecure: 'Passkeys need an https address. At this one only this browser remembers you.',
    old: 'This browser does not support passkeys.',
    add: 'Add a passkey',
    another: 'Add another passkey',
    added: 'The name is yours now.',
    list: 'Your passkeys',
    passkey: (date: string): string => `Passkey of ${date}`,
    synced: 'synced with your other devices',
    single: 'on one device only',
    used: (date: string): string => `last used on ${date}`,
    remove: 'Remove',
    removed: 'The passkey has been removed.',
    last: 'This is your only passkey. Without it others can take the name, and the code on paper no longer works.',
    code: 'Get a code to write down',
    newCode: 'Get a new code',
    codeAbout: 'If you lose all your passkeys, a code on paper lets you back in.',
    codeThere: 'You have a code on paper.',
    codeOnce: 'Write it down now: it is shown only once. It replaces any earlier code.',
    codeLabel: 'Code on paper',
    download: 'Download everything about me',
    back: 'Played here on another device?',
    signIn: 'Sign in with a passkey',
    byCode: 'Use a code on paper',
    enter: 'Sign in',
    bring: (name: string): string => `Bring along the matches ${name} is playing`,
  },

  /** Tables open to anyone, and people one does not want to meet. */
  openSeats: {
    open: 'Open to anyone',
    openAbout: 'Listed on this server’s home page until the game begins.',
    programs: 'Programs may join, too',
    named: 'Show my name on the list',
    waits: (game: string): string => `Somebody is waiting to play ${game}`,
    waitsNamed: (name: string, game: string): string => `${name} is waiting to play ${game}`,
    title: 'Open tables',
    free: (n: number): string => count(n, 'free seat', 'free seats'),
    programsWelcome: 'programs welcome',
    blocks: 'Blocked people',
    nobody: 'Somebody who is no longer here',
    unblock: 'Unblock',
  },
};

export type OnlineWords = typeof online;
