/**
 * Everything Pakli says to people: message catalogues in five languages, and sentences built from
 * events, moves, refusals and reasons.
 *
 *     const catalogue = await loadCatalogue(pickLocale(navigator.languages));
 *     catalogue.frame.table.yourTurn                       // Your turn
 *     const speech = speechOf(catalogue, 'mulle');
 *     speech.tell(step.seen, { names: ['Anna', 'Bo'], seat: 0 })[0].text
 *     // Bo takes the nine of clubs with the nine of clubs.
 */
export { textOfCard, type CardText, type CardWords } from './compile/card-text.ts';
export { loadCatalogue, type Catalogue } from './catalogue.ts';
export { faceOf, type Face } from './face.ts';
export { frenchFace } from './ulti/french.ts';
export { actionQuestion } from './compile/action-question.ts';
export { speechOf } from './games.ts';
export { claimWords } from './ulti/claim.ts';
export * from './letters.ts';
export { capital, isLocale, LOCALE_NAMES, LOCALES, pickLocale, type Locale } from './locale.ts';
export { personAt, type Audience, type Person } from './person.ts';
export {
  evidenceOf,
  explain,
  tellStep,
  withGoal,
  worthsOf,
  type RefusalText,
  type Label,
  type RuleSet,
  type Sentence,
  type Speech,
  type WholeTurn,
} from './speech.ts';
export { withMinus } from './plural.ts';
export { blocksOf, findRule, beginsRule, ruleOf, sectionsOf } from './rulebook.ts';
