/** The question for a Compile turn: not every hand may be refreshed, and not every hand can play. */
export function actionQuestion(moves: readonly string[]): 'action' | 'play' | 'refresh' {
  if (!moves.includes('refresh')) return 'play';
  return moves.length === 1 ? 'refresh' : 'action';
}
