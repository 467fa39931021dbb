import type { LearnWords } from '../en/learn.ts';
import { poäng, signed } from './grammar.ts';

export const learn: LearnWords = {
  title: (game) => `Lär dig ${game}`,
  backTo: (game) => `Tillbaka till ”Lär dig ${game}”`,
  rules: 'Reglerna',
  tutorial: 'Första stegen',
  tutorialAbout:
    'Små ställningar med en idé var. Här kan inget gå fel: ta tillbaka drag så ofta du vill.',
  puzzles: 'Uppgifter',
  puzzlesAbout:
    'I varje uppgift är exakt ett drag bäst, och det är bevisat. Talet visar hur svårt draget är att hitta: ungefär 800 om en första blick räcker, 2200 om man måste se långt framåt.',
  ownRating: (rating, margin) => `Ditt ratingtal: ${rating} ± ${margin}`,
  ownRatingAbout:
    'Det ändras med ditt första försök på varje uppgift. I 19 fall av 20 ligger din verkliga styrka inom ±.',
  streak: (n, longest) => `I rad: ${n} (som mest: ${longest})`,
  nearYou: 'En uppgift på din nivå',
  done: 'klar',
  solved: (n, of) => `${n} av ${of} lösta`,
  lesson: (n, of) => `Lektion ${n} av ${of}`,
  puzzle: (n) => `Uppgift ${n}`,
  rating: (n) => `Svårighet ${n}`,
  puzzleName: (n, rating, solved) => `Uppgift ${n}, svårighet ${rating}${solved ? ', löst' : ''}`,
  share: 'Dela uppgiften',
  again: 'Försök igen',
  show: 'Visa mig',
  next: 'Nästa',
  nextUnsolved: 'Nästa uppgift',
  firstGame: 'Spela ett första kort parti',
  toPuzzles: 'Vidare till uppgifterna',
  unseen: 'De andra har kvar',
  soFar: 'Spelet hittills',
  tray: 'Alla kort',
  playOn: 'Spela vidare',
  stepBack: 'Ett drag tillbaka',
  nextBest: 'Det näst bästa draget:',
  suchAs: 'Alla andra drag misslyckas, till exempel:',
  goesOn: 'Så går det vidare med bästa spel:',
  otherMoves: 'Och de andra dragen?',
  ideas: 'Öva på ett tema',
  ideasAbout: 'Väljer du ett, vet du vad du ska leta efter.',
  allPuzzles: 'Alla uppgifter',
  right: 'Rätt!',
  solution: 'Det här var draget:',
  goals: {
    best: 'Ett drag är bäst här. Vilket?',
    points:
      'De sista korten i omgången, och motståndarens hand ligger öppen. Vilket drag slutar bäst om båda spelar perfekt?',
    soloist: 'Du är spelförare. Ett kort är bäst, var de osedda korten än ligger. Vilket?',
    defender: 'Du är motspelare. Ett kort är bäst, var de osedda korten än ligger. Vilket?',
    first:
      'Få kort är kvar. Ett drag ser till att ingen slutar med färre poäng än du, vad de andra än har och gör. Vilket?',
    penalty: 'Få kort är kvar. Vilket drag håller ditt straff lägst, även om alla spelar mot dig?',
    win: 'Du kan vinna i den här turen, vilka de dolda korten än är. Vad väljer du först?',
    stop: 'Motståndaren skulle vinna i början av nästa tur. Precis ett av dina drag hindrar det, vilka de dolda korten än är. Vad väljer du först?',
  },
  praise: {
    points: (best) => `Med perfekt spel slutar omgången på ${signed(best)} för dig.`,
    payment: (best) => `Det är värt ${signed(best)} för din sida.`,
    first: 'Vad de än har och gör slutar ingen med färre poäng än du.',
    penalty: (best) => `Vad de än gör slutar du på högst ${poäng(-best)}.`,
    win: 'Härifrån kan ingen stoppa dig.',
    stop: 'Med det är du kvar i spelet.',
  },
  wrong: {
    points: (value, best) =>
      `Det kostar dig ${poäng(best - value)}: omgången slutar på ${signed(value)} för dig i stället för ${signed(best)} om motståndaren spelar bra.`,
    payment: (value, best) =>
      `Det kostar din sida ${poäng(best - value)}: ${signed(value)} i stället för ${signed(best)} som korten sitter.`,
    first: 'Nu kan någon sluta med färre poäng än du.',
    penalty: (value, best) =>
      `I värsta fall slutar du på ${poäng(-value)}. Ett drag håller det på ${-best}.`,
    win: 'Det vinner inte säkert i den här turen.',
    stop: 'Efter det kan motståndaren ändå kompilera sitt tredje protokoll och vinna.',
    punished: 'Så straffas det:',
  },
  rulesPage: {
    search: 'Sök i reglerna',
    found: (n) => (n === 0 ? 'Inget hittades' : n === 1 ? '1 ställe' : `${n} ställen`),
    contents: 'Innehåll',
    link: (rule) => `Länk till regel ${rule}`,
    exact: 'Exakta regler',
    short: 'Reglerna i korthet',
    exactly: (rule) => `Regel ${rule} exakt`,
    minutes: (n) => `Läses på ${n} ${n === 1 ? 'minut' : 'minuter'}`,
  },
};
