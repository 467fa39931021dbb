/** What every rule that can be chosen changes for a player, in one sentence each. */

export const ruleNotes = {
  lift: 'What comes along from a pile that your card matches. A whole run makes bigger packages.',
  deals: 'In four deals each player begins once, and the lowest sum of penalties wins.',
};
