/** 15.2: why an answer is refused. */
import { canDraw, FULL_HAND } from './moves.ts';
import { drawForbidden, playForbidden } from './lasting.ts';
import type { Game } from './game.ts';
import { other, type Kind, type Line, type Model, type Player } from './state.ts';

const CARD = '[A-Z][a-z]+-\\d';
const PLAY = new RegExp(`^(${CARD})@L([012]):(up|down)(:opp)?$`);
const PROTOCOL = /^[A-Z][a-z]+$/;

/** 15.1: the notation of the answers to each kind of question. */
const GRAMMAR: Readonly<Record<Kind, RegExp>> = {
  draft: PROTOCOL,
  ban: PROTOCOL,
  protocol: PROTOCOL,
  action: new RegExp(`^refresh$|${PLAY.source}`),
  play: PLAY,
  card: new RegExp(`^(${CARD}|P[01]\\.L[012]\\.\\d+)$`),
  hand: new RegExp(`^(${CARD}|-)$`),
  line: /^L[012]$/,
  may: /^(yes|no)$/,
  either: /^(discard|flip|shift|delete|draw)$/,
  order: new RegExp(`^${CARD}:(top|middle|bottom)$`),
  rearrange: /^perm:[012],[012],[012]$/,
  controlTarget: /^(none|P0|P1)$/,
  pair: /^L[012]\+L[012]$/,
  number: /^\d$/,
  player: /^P[01]$/,
};

/** The first reason that applies; undefined if the answer is legal. */
export function refusalOf({ model, waits }: Game, seat: Player, text: string): string | undefined {
  if (model.over !== null) return 'game-over';
  if (waits === undefined || 'chance' in waits) return 'cards-are-dealt';
  if (waits.asks !== seat) return 'not-your-turn';
  const { kind, options, several } = waits;
  if (options.includes(text)) return undefined;
  if (!GRAMMAR[kind].test(text)) return 'malformed';
  if (several !== undefined) {
    if (text === '-') return 'wrong-count';
    if (several.picked.includes(text)) return 'duplicate';
  }
  return kind === 'action' ? whyNoAction(model, seat, text) : 'not-offered';
}

function whyNoAction(model: Model, player: Player, text: string): string {
  const { hand } = model.sides[player];
  if (text === 'refresh') {
    if (hand.length >= FULL_HAND) return 'hand-full';
    if (drawForbidden(model, player)) return 'draw-forbidden';
    return canDraw(model, player) ? 'not-offered' : 'nothing-to-draw';
  }
  const [, name, line, face, opp] = PLAY.exec(text) ?? [];
  const card = hand.find((one) => one.name === name);
  if (card === undefined) return 'not-in-hand';
  const side = opp === undefined ? player : other(player);
  const play = { card, line: Number(line) as Line, up: face === 'up', side };
  return playForbidden(model, player, play, { hand: true }) ?? 'not-offered';
}
