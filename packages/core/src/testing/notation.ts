/** Law 2: formatting and parsing are inverse. */
import { CHANCE, type Game, type GameTypes } from '../game.ts';
import { formatOptions, readOptions, withOptions } from '../options.ts';
import { formatRecord, parseRecord, replayRecord } from '../record.ts';
import { formatRefusal, isRefusal } from '../refusal.ts';
import { difference, show, snapshot } from './compare.ts';
import { refusalFault } from './moves.ts';
import {
  cardsDifference,
  onlookers,
  positionDifference,
  type LawSubject,
  type Spot,
} from './subject.ts';
import { mutate } from './texts.ts';

/** The faults of the option table and its text, one line each. */
export function rulesFaults<K extends GameTypes>({ game, options }: LawSubject<K>): string[] {
  const { rules } = game;
  const faults: string[] = [];
  const keys = difference(
    rules.options.map(({ key }) => key).sort(),
    Object.keys(rules.defaults)
      .filter((key) => !heldByVersion(game, key))
      .sort(),
    'options in the table',
  );
  if (keys !== undefined) faults.push(keys);
  const refused = withOptions(rules, rules.defaults);
  if (isRefusal(refused)) faults.push(`the defaults are refused: ${formatRefusal(refused)}`);
  for (const name of Object.keys(rules.presets)) {
    const answer = readOptions(rules, name);
    if (isRefusal(answer)) faults.push(`preset ${name} is refused: ${formatRefusal(answer)}`);
  }
  const text = formatOptions(rules, options);
  const found = difference(readOptions(rules, text), options);
  if (found !== undefined) faults.push(`options ${show(text)} read otherwise: ${found}`);
  return faults;
}

/** Whether a setting is not an option but a difference between versions of the rules. */
function heldByVersion<K extends GameTypes>({ rules, older = {} }: Game<K>, key: string): boolean {
  const isRow = rules.options.some((row) => row.key === key);
  const values = Object.values(older).map((was) => was.rules?.defaults[key]);
  return !isRow && values.some((value) => value !== undefined && value !== rules.defaults[key]);
}

/** Checks the texts of moves, deals, positions and views. */
export function checkNotation<K extends GameTypes>(spot: Spot<K>): void {
  const { game, state, moves, turn } = spot;
  const broken = (message: string): void => spot.broken('notation', message);
  const before = snapshot(state);
  const meant = new Map<string, number>();
  for (const move of moves) {
    const text = game.formatTruth(state, move);
    if (!fitsOneLine(text)) broken(`move ${move} cannot stand in a record: ${show(text)}`);
    const other = meant.get(text);
    if (other !== undefined) broken(`moves ${other} and ${move} are both written ${show(text)}`);
    meant.set(text, move);
    const own = game.format(state, move, turn);
    if (own !== text) broken(`its mover reads ${show(own)} where ${show(text)} is true`);
    const answer = game.read(state, turn, text);
    if (answer !== move) broken(`${show(text)} means ${move} but is read as ${show(answer)}`);
  }
  checkPosition(spot);
  if (turn === CHANCE) checkDeal(spot);
  for (const seat of onlookers(state.seats)) {
    if (typeof game.formatView(game.view(state, seat)) !== 'string') broken('a view without text');
  }
  const changed = difference(state, before);
  if (changed !== undefined) broken(`formatting or reading changes the state: ${changed}`);
}

/** Whether a line of a record preserves a text: no line break, comment or surrounding blanks. */
function fitsOneLine(text: string): boolean {
  return text !== '' && text === text.replace(/(^|\s)#.*$/, '').trim() && !/[\r\n]/.test(text);
}

function checkPosition<K extends GameTypes>(spot: Spot<K>): void {
  const { game, state, subject, random } = spot;
  const broken = (message: string): void => spot.broken('notation', message);
  const text = game.formatPosition(state);
  if (!fitsOneLine(text)) broken(`the position cannot stand in a record: ${show(text)}`);
  const other = game.create(state.options, state.seats);
  const refusal = game.readPosition(other, text);
  if (refusal !== undefined) {
    broken(`its own position is refused: ${formatRefusal(refusal)}`);
    return;
  }
  const found = positionDifference(subject, other, state);
  if (found !== undefined) broken(`the position reads as another state: ${found}`);
  // A mutated position must be refused or be valid.
  for (let i = 0; i < 4; i++) {
    const strange = mutate(text, random);
    const into = game.create(state.options, state.seats);
    const answer = game.readPosition(into, strange);
    if (answer !== undefined) {
      const fault = refusalFault(answer);
      if (fault !== undefined) broken(`position ${show(strange)}: ${fault}`);
      continue;
    }
    const lost = cardsDifference(subject, into);
    if (lost !== undefined) broken(`position ${show(strange)} is read with wrong cards: ${lost}`);
    const once = game.formatPosition(into);
    const back = game.create(state.options, state.seats);
    const second = game.readPosition(back, once);
    if (second !== undefined || game.formatPosition(back) !== once) {
      broken(`position ${show(strange)} is read but does not survive being written`);
    }
  }
}

function checkDeal<K extends GameTypes>(spot: Spot<K>): void {
  const { game, state, random } = spot;
  const broken = (message: string): void => spot.broken('notation', message);
  const outcome = new Uint8Array(game.maxOutcome);
  const length = game.draw(state, random, outcome);
  const text = game.formatDealTruth(state, outcome, length);
  if (!fitsOneLine(text)) broken(`a deal cannot stand in a record: ${show(text)}`);
  const into = new Uint8Array(game.maxOutcome);
  const answer = game.readDeal(state, text, into);
  if (isRefusal(answer)) broken(`its own deal is refused: ${formatRefusal(answer)}`);
  else {
    const found = difference(into.subarray(0, answer), outcome.subarray(0, length), 'outcome');
    if (found !== undefined) broken(`${show(text)} is read as another deal: ${found}`);
  }
  for (let i = 0; i < 6; i++) {
    const strange = i === 0 ? '' : mutate(text, random);
    const other = game.readDeal(state, strange, into);
    if (typeof other === 'number') {
      if (!(other >= 0 && other <= game.maxOutcome)) broken(`a deal of length ${other}`);
      const again = game.formatDealTruth(state, into, other);
      const back = game.readDeal(state, again, new Uint8Array(game.maxOutcome));
      if (back !== other)
        broken(`deal ${show(strange)} is read but does not survive being written`);
    } else {
      const fault = refusalFault(other);
      if (fault !== undefined) broken(`deal ${show(strange)}: ${fault}`);
    }
  }
}

/** Checks that the record of the match so far replays to equal states and the same text. */
export function checkRecords<K extends GameTypes>(spot: Spot<K>): void {
  const { game, match } = spot;
  const broken = (message: string): void => spot.broken('records', message);
  const text = formatRecord(match);
  const record = parseRecord(text);
  const again = isRefusal(record) ? record : replayRecord(game, record);
  if (isRefusal(again)) {
    broken(`line ${again.line}: ${formatRefusal(again)} in ${show(text)}`);
    return;
  }
  match.tables.forEach((table, deal) => {
    const other = again.tables[deal];
    const found = other === undefined ? 'missing' : difference(other.state, table.state);
    if (found !== undefined) broken(`deal ${deal} replays to another state: ${found}`);
  });
  const found = difference(formatRecord(again), text, 'record');
  if (found !== undefined) broken(`the replayed match has another record: ${found}`);
}
