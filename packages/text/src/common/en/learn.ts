/** The pages of lessons, puzzles and rules. English is the source and defines the type of the other languages. */
import { count, points, signed } from './grammar.ts';

export const learn = {
  title: (game: string): string => `Learn ${game}`,
  backTo: (game: string): string => `Back to learning ${game}`,
  rules: 'The rules',
  tutorial: 'First steps',
  tutorialAbout:
    'Small positions with one idea each. Nothing can go wrong here: take a move back as often as you like.',
  puzzles: 'Puzzles',
  puzzlesAbout:
    'In each of them exactly one move is best, and this has been proved. The number says how hard it is to find: about 800 if a first look is enough, 2200 if you have to see far ahead.',
  ownRating: (rating: number, margin: number): string => `Your rating: ${rating} ± ${margin}`,
  ownRatingAbout:
    'It changes with your first try at each puzzle. In 19 of 20 cases your true rating lies within the ±.',
  streak: (n: number, longest: number): string => `Streak: ${n} (longest: ${longest})`,
  nearYou: 'A puzzle at your level',
  done: 'done',
  solved: (n: number, of: number): string => `${n} of ${of} solved`,
  lesson: (n: number, of: number): string => `Lesson ${n} of ${of}`,
  puzzle: (n: number): string => `Puzzle ${n}`,
  rating: (n: number): string => `Rated ${n}`,
  puzzleName: (n: number, rating: number, solved: boolean): string =>
    `Puzzle ${n}, rated ${rating}${solved ? ', solved' : ''}`,
  share: 'Share this puzzle',
  again: 'Try again',
  show: 'Show me',
  next: 'Next',
  nextUnsolved: 'Next puzzle',
  firstGame: 'Play a first short game',
  toPuzzles: 'On to the puzzles',
  unseen: 'The others still hold',
  soFar: 'The game so far',
  tray: 'All cards',
  playOn: 'Play on',
  stepBack: 'One move back',
  nextBest: 'The next best move:',
  suchAs: 'Every other move fails, such as:',
  goesOn: 'Best play continues:',
  otherMoves: 'And the other moves?',
  ideas: 'Practise one idea',
  ideasAbout: 'Choose one, and you know what to look for.',
  allPuzzles: 'All puzzles',
  right: 'Right!',
  solution: 'This was the move:',
  goals: {
    best: 'One move is best here. Which?',
    points:
      'These are the last cards of the omgang, and your opponent’s hand lies open. Which move ends best if both play perfectly?',
    soloist: 'You play alone. One card is best, wherever the unseen cards lie. Which?',
    defender: 'You defend. One card is best, wherever the unseen cards lie. Which?',
    first:
      'Few cards are left. One move makes sure that nobody ends with fewer points than you, whatever the others hold and do. Which?',
    penalty:
      'Few cards are left. Which move keeps your penalty lowest, even if everybody plays against you?',
    win: 'You can win this turn, whatever the hidden cards are. What do you choose first?',
    stop: 'Your opponent would win at the start of the next turn. Exactly one of your moves prevents it, whatever the hidden cards are. What do you choose first?',
  },
  praise: {
    points: (best: number): string => `With perfect play the omgang ends ${signed(best)} for you.`,
    payment: (best: number): string => `It is worth ${signed(best)} to your side.`,
    first: 'Whatever they hold and do, nobody ends with fewer points than you.',
    penalty: (best: number): string => `Whatever they do, you end with ${points(-best)} at most.`,
    win: 'From here nobody can stop you.',
    stop: 'With that you stay in the game.',
  },
  wrong: {
    points: (value: number, best: number): string =>
      `That costs you ${points(best - value)}: the omgang ends ${signed(value)} for you instead of ${signed(best)} if your opponent plays well.`,
    payment: (value: number, best: number): string =>
      `That costs your side ${points(best - value)}: ${signed(value)} instead of ${signed(best)} as the cards lie.`,
    first: 'Now somebody can end with fewer points than you.',
    penalty: (value: number, best: number): string =>
      `At worst you would end with ${points(-value)}. One move keeps it at ${-best}.`,
    win: 'That does not win for certain in this turn.',
    stop: 'After that your opponent can still compile the third protocol and win.',
    /** Heading of the others' replies. */
    punished: 'This is how it is punished:',
  },
  rulesPage: {
    search: 'Search the rules',
    found: (n: number): string =>
      n === 0 ? 'Nothing found' : n === 1 ? '1 passage' : `${n} passages`,
    contents: 'Contents',
    link: (rule: string): string => `Link to rule ${rule}`,
    exact: 'The exact rules',
    short: 'The rules in short',
    exactly: (rule: string): string => `Rule ${rule} exactly`,
    minutes: (n: number): string => `Read in ${count(n, 'minute', 'minutes')}`,
  },
};

export type LearnWords = typeof learn;
