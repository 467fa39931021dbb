/**
 * Names of everything on Ulti's table.
 *
 *     hand:LO   backs:1   trick:2   won:0   talon   bid:40U   say:pass   plate   bubble:1   chip:ulti
 */
import type { Seat } from '@pakli/core';
import type { Place } from '../../table/game-table.ts';

/** Two cards on a tray; cards are also dealt from here. */
export const TALON: Place = 'talon';
/** The brass plate with the contract. */
export const PLATE: Place = 'plate';

export const handPlace = (card: string): Place => `hand:${card}`;
export const backsPlace = (seat: Seat): Place => `backs:${seat}`;
/** The key of the n-th card of a hidden hand. */
export const backKey = (seat: Seat, n: number): string => `backs:${seat}/${n}`;
export const talonKey = (n: number): string => `talon/${n}`;
/** Where a seat lays its card. */
export const trickPlace = (seat: Seat): Place => `trick:${seat}`;
export const wonPlace = (seat: Seat): Place => `won:${seat}`;
export const bidPlace = (id: string): Place => `bid:${id}`;
/** A move without a card, by its notation. */
export const sayPlace = (text: string): Place => `say:${text}`;
export const bubblePlace = (seat: Seat): Place => `bubble:${seat}`;
export const chipPlace = (component: string): Place => `chip:${component}`;
