/** The numbers of the seed's heuristics (RULES 13). */

/** An own swap: a compiled plate on a stack worth Vc with an uncompiled one on a stack worth Vu. */
export function ownSwap(
  Vc: number,
  Vu: number,
): { distance: number; closeness: number; considered: boolean } {
  return { distance: 10 - Vc, closeness: Vc, considered: Vc >= 8 && Vc > Vu };
}

/** What the seed calls the loss of an opponent's compiled plate; for display only. */
export function compiledLoss(Vc: number, Vu: number): number {
  return Vc - Vu;
}

/** How good it is to flip an opponent's face-up card of this value. */
export function flipScore(value: number, effectPower: number): number {
  return -100 * (2 - value) + 10 * effectPower;
}
