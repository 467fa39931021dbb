import type english from '../en/rule-notes.ts';

const PLATE =
  'Protokollet som ligger i den här banan, och vars sex kort finns i spelarens lek. Inget får finnas två gånger.';

const ruleNotes: typeof english = {
  first: 'Vem som väljer först och har den första turen.',
  draft: 'Hur var och en får sina tre protokoll.',
  sets: 'Ur vilka lådor protokollen kommer. Utan bestämda protokoll behövs minst tolv.',
  P0L0: PLATE,
  P0L1: PLATE,
  P0L2: PLATE,
  P1L0: PLATE,
  P1L1: PLATE,
  P1L2: PLATE,
  control:
    'Den som leder i två banor tar kontrollen och får byta plats på protokoll vid kompilering eller påfyllning.',
  maxTurns: 'Ett parti som tar så lång tid slutar oavgjort.',
  shiftEnters: 'Om ett täckt kort utför sin mellersta text när en flytt gör att det ligger överst.',
  compileDeletes: 'Om texter som svarar på radering också svarar när en bana kompileras.',
  compileBan:
    'Om Metal 1 förbjuder kompilering även när kortet har täckts, vänts eller försvunnit.',
  diversity6:
    'Hur många olika protokoll som måste finnas på bordet för att kortet ska få ligga kvar.',
  unity4: 'När under turen kortet tittar i leken.',
};

export default ruleNotes;
