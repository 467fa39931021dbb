/**
 * Names of everything on Ulti's table.
 *
 *     hand:LO   backs:1   trick:2   won:0   talon   bid:40U   say:pass   plate   bubble:1   chip:ulti
 */
import type { Seat } from '@pakli/core';
import type { Place } from '../../table/game-table.ts';

/** Two cards on a tray; also where cards are dealt from. */
export const TALON: Place = 'talon';
/** The brass plate with the contract. */
export const PLATE: Place = 'plate';

export function handPlace(card: string): Place {
  return `hand:${card}`;
}

export function backsPlace(seat: Seat): Place {
  return `backs:${seat}`;
}

/** Of the n-th card of a hand that nobody else sees. */
export function backKey(seat: Seat, n: number): string {
  return `backs:${seat}/${n}`;
}

export function talonKey(n: number): string {
  return `talon/${n}`;
}

/** Where a seat lays its card. */
export function trickPlace(seat: Seat): Place {
  return `trick:${seat}`;
}

export function wonPlace(seat: Seat): Place {
  return `won:${seat}`;
}

export function bidPlace(id: string): Place {
  return `bid:${id}`;
}

/** What is said without a card, by its notation. */
export function sayPlace(text: string): Place {
  return `say:${text}`;
}

export function bubblePlace(seat: Seat): Place {
  return `bubble:${seat}`;
}

export function chipPlace(component: string): Place {
  return `chip:${component}`;
}
