/**
 * From perfect play to real play. A solved world says who wins with all cards open; at a table
 * neither side sees them. How often a component that is won with open cards is kept, and one that
 * is lost is stopped: Ulti and Betli by `pakli yardstick ulti`, the others by estimate.
 */
import type { Component } from '../../types.ts';

/** By component: the share of won ones kept, and of lost ones stolen. */
const TABLE: Readonly<Record<Component, readonly [number, number]>> = {
  passz: [0.9, 0.15],
  '40-100': [0.9, 0.12],
  '20-100': [0.9, 0.12],
  ulti: [0.94, 0.11],
  betli: [0.96, 0.27],
  durchmars: [0.99, 0.12],
  fourAces: [0.9, 0.1],
};
/** Little is stolen where the defenders see the soloist's cards. */
const OPEN_STOLEN = 0.05;

/** Standard error of a share among this many worlds; none or all of few worlds is not certainty. */
export function shareError(share: number, worlds: number): number {
  const p = (share * worlds + 1) / (worlds + 2);
  return Math.sqrt((p * (1 - p)) / (worlds + 3));
}

/** A component's chance at the table, from its share among solved worlds. */
export function realChance(component: Component, share: number, open: boolean): number {
  const [kept, stolen] = TABLE[component];
  return kept * share + (open ? Math.min(stolen, OPEN_STOLEN) : stolen) * (1 - share);
}
