/** Refusals of core, for every game, and those of records, rooms and hosts. */
import type { RefusalFacts } from '../../refusal-facts.ts';
import { count } from './grammar.ts';

export const refusals = {
  'game-over': (): string => 'The game is over.',
  'not-your-turn': (): string => 'It is not your turn.',
  'cards-are-dealt': (): string => 'Cards are being dealt. Wait for your turn.',
  'nothing-to-deal': (): string => 'No cards can be dealt now.',
  'no-such-seat': (d: RefusalFacts): string =>
    `There is no seat ${d.seat}: this table has ${count(d.seats, 'seat', 'seats')}.`,
  unreadable: (d: RefusalFacts): string =>
    d.text === '' ? 'This cannot be read.' : `“${d.text}” cannot be read.`,
  'unknown-option': (d: RefusalFacts): string =>
    `There is no option “${d.option}”. There are: ${d.known}.`,
  'bad-option-value': (d: RefusalFacts): string =>
    `Option “${d.option}” cannot be “${d.given}”. It takes: ${d.values}.`,
  'bad-option': (d: RefusalFacts): string => `“${d.text}” is not an option: write name=value.`,
  'option-twice': (d: RefusalFacts): string => `Option “${d.option}” is given twice.`,
  'presets-exclude': (d: RefusalFacts): string =>
    `“${d.other}” and “${d.preset}” cannot be played together: name one of them.`,
  'unknown-preset': (d: RefusalFacts): string =>
    `There is no rule set “${d.preset}”. There are: ${d.known}.`,
  'bad-seats': (d: RefusalFacts): string =>
    `This game cannot be played with ${d.seats}. Players: ${d.known}.`,
  'bad-names': (d: RefusalFacts): string =>
    `There are ${count(d.names, 'name', 'names')} for ${count(d.seats, 'seat', 'seats')}.`,
  'not-a-record': (d: RefusalFacts): string =>
    `This is not a record of a game: it does not begin with “${d.expected}”.`,
  'record-too-long': (): string => 'This is too much text for a record of a game.',
  'deal-number': (d: RefusalFacts): string =>
    `Deal ${d.expected} should come here, not deal ${d.got}.`,
  'unknown-header': (d: RefusalFacts): string => `The line “${d.text}” means nothing in a record.`,
  'header-twice': (d: RefusalFacts): string => `“${d.header}” is given twice.`,
  'missing-header': (d: RefusalFacts): string => `The record lacks the line “${d.header}”.`,
  'bad-header': (d: RefusalFacts): string => `What the record says under “${d.header}” is wrong.`,
  'unknown-game': (d: RefusalFacts): string =>
    `There is no game “${d.game}”. There are: ${d.known}.`,
  'unknown-level': (d: RefusalFacts): string => `There is no strength “${d.level}”.`,
  'not-over': (): string =>
    'This game is not over. Until then it can be seen and continued from your own seat only.',
  'unknown-table': (): string =>
    'There is no such game in this browser. It may have been played elsewhere, or removed.',
  'open-elsewhere': (): string =>
    'This game is open in another tab. Close it there to continue here.',
  'host-gone': (): string =>
    'The part of Pakli that keeps your games could not be loaded. Try again, or reload the page.',
  restored: (): string =>
    'The table was just being restored. Look at what lies there, and try again.',
  failed: (d: RefusalFacts): string =>
    `That did not work, and the fault is ours (${d.text}). Try again.`,
  unlearned: (): string =>
    'The computer plays weaker than usual: what it has learned could not be fetched. It tries again with every move.',
  'storage-full': (): string =>
    'This browser is out of storage. What you do now is not saved until space is freed.',
  'storage-closed': (): string =>
    'The browser does not let Pakli save games at the moment. What you do is not saved until it does.',
  'storage-newer': (): string =>
    'A newer version of Pakli is open in another tab. Reload this page to continue.',
  'storage-older': (): string =>
    'An older version of Pakli is open in another tab. Close it there, then try again.',
  busy: (): string => 'Another move is still under way.',
  'other-game': (d: RefusalFacts): string => `This is a record of ${d.got}, not of ${d.expected}.`,
  'other-version': (d: RefusalFacts): string =>
    `This record follows version ${d.got} of the rules. Versions known here: ${d.known}.`,
  'match-over': (d: RefusalFacts): string => `Deal ${d.deal} comes after the end of the match.`,
  'deal-not-over': (d: RefusalFacts): string =>
    `Deal ${d.deal} begins before the one before it has ended.`,
  'other-result': (d: RefusalFacts): string =>
    `The record says that the result is ${d.expected}, but it is ${d.got}.`,
  'other-checksum': (d: RefusalFacts): string =>
    `The record is not as it was written: its checksum is ${d.got} and not ${d.expected}.`,
  'not-a-link': (): string => 'This is not a link to a game.',
  'already-started': (): string => 'The game has begun already.',
  'not-started': (): string => 'The game has not begun yet.',
  'not-over-yet': (): string => 'The match is not over yet.',
  'played-on': (): string => 'You are already playing on at another table.',
  'not-seated': (): string => 'Take a seat first.',
  'seat-taken': (): string => 'This seat is taken.',
  'seat-covered': (): string => 'A computer plays for you. Take your seat back first.',
  'not-covered': (): string => 'This is your seat already.',
  'not-wanted': (): string => 'The host does not want you at this table.',
  'table-locked': (): string => 'This table is closed: nobody else may sit down.',
  'no-newcomers': (): string => 'At this table a computer keeps a seat that somebody has given up.',
  'seat-given-up': (): string => 'You have given up your seat in this match.',
  'only-host': (): string => 'Only the host of the table may do that.',
  'only-house': (): string => 'Nobody at the table may do that.',
  stale: (): string => 'The table has changed in the meantime. Look again.',
  'not-yet': (): string => 'Time is not up yet.',
  'deal-goes-on': (): string => 'This deal is not over yet.',
  'no-takebacks': (): string => 'Moves cannot be taken back at this table.',
  'nothing-to-take-back': (): string => 'You have not decided anything yet.',
  'question-open': (): string => 'Somebody has asked that already. Answer first.',
  'no-question': (): string => 'That question is no longer open.',
  'already-answered': (): string => 'You have agreed already. The others have to answer.',
  'no-server': (): string => 'The server cannot be reached. Try again in a while.',
  'no-name': (): string => 'Enter your name first.',
  'name-taken': (): string =>
    'Somebody at this table has that name, or one that looks like it. Choose another name.',
  'no-programs': (): string => 'Programs may not sit down at this table.',
  'too-many-open': (d: RefusalFacts): string =>
    `You have ${d.most} tables open to anyone. Close one first.`,
  'too-many-blocks': (d: RefusalFacts): string =>
    `You have blocked ${d.most} people. Unblock one first.`,
  'name-owned': (): string =>
    'This name belongs to somebody who signs in with a passkey here. Choose another name.',
  'no-passkeys': (): string => 'Passkeys need an https address, and this server has none.',
  'passkey-known': (): string => 'This passkey has already been added.',
  'passkey-many': (d: RefusalFacts): string =>
    `You can have at most ${d.most} passkeys. Remove one first.`,
  'passkey-first': (): string => 'Add a passkey first: a code is a way back to it.',
  'passkey-unknown': (): string => 'Nobody here signs in with that passkey.',
  'passkey-late': (): string => 'That took too long, or was sent twice. Try again.',
  'passkey-refused': (): string => 'The passkey could not be verified.',
  'passkey-cancelled': (): string => 'No passkey was chosen. Try again if you like.',
  'code-unknown': (): string => 'Nobody here has that code. Check every letter.',
  'not-away': (): string => 'They are here, or have only just left.',
  'bad-name': (): string => 'A name has 1 to 20 visible characters.',
  'too-often': (): string => 'Too many attempts. Try again in a few minutes.',
  'too-fast': (): string => 'Too fast. Try again in a moment.',
  'table-full': (d: RefusalFacts): string =>
    `This table has used up all of its ${d.most} entries. Open another one to play on.`,
  'too-many-deals': (d: RefusalFacts): string =>
    `A table by link has 1 to ${d.most} deals, and these rules make it ${d.deals}.`,
  'no-such-evening': (): string => 'This evening does not exist, or no longer does.',
  'no-such-series': (): string => 'This series does not exist, or no longer does.',
  'series-full': (d: RefusalFacts): string => `A series has at most ${d.most} evenings.`,
  'evening-over': (): string => 'This evening is over.',
  'evening-full': (d: RefusalFacts): string => `All ${d.most} places of this evening are taken.`,
  'evening-table': (): string => 'At an evening, every deal is played once, and to its end.',
  'already-joined': (): string => 'You have already joined.',
  'not-joined': (): string => 'You have not joined this evening.',
  'only-director': (): string => 'Only the director of the evening may do that.',
  'no-such-entrant': (): string => 'Nobody here has that number.',
  'has-played': (): string => 'Players who have played under their own name keep their results.',
  'round-open': (): string => 'The round is still being played.',
  'no-round': (): string => 'No round is being played.',
  'round-over': (): string => 'The round is over already.',
  'result-known': (): string => 'This result is known already.',
  'no-more-rounds': (): string => 'All rounds have been played.',
  'too-few-people': (): string => 'It takes at least two players.',
  'no-such-board': (): string => 'That deal has not been played.',
  'no-reason': (d: RefusalFacts): string => `Give a reason of 1 to ${d.most} characters.`,
  'bad-break': (d: RefusalFacts): string => `A break lasts 1 to ${d.most} minutes.`,
  'bad-boards': (d: RefusalFacts): string =>
    `A round of this game cannot have ${count(d.deals, 'deal', 'deals')}.`,
  'no-such-day': (): string => 'The deals of that day are not kept here.',
  'day-over': (): string => 'This day is over.',
  'day-closed': (): string => 'These deals were for another day. Today has new ones.',
  'board-begun': (): string => 'You have already started this deal, and everybody has one try.',
  'not-begun': (): string => 'Nobody has started this deal here.',
  'board-open': (): string =>
    'You can see this once you have played the deal yourself, or the day is over.',
  'day-open': (): string => 'All results are available once the day is over.',
  'no-challenge': (): string => 'Only a whole game against computers can be a challenge.',
  'pass-unknown': (): string =>
    'This link leads nowhere. Get a new one on the device where you already sit at the table: menu, “Continue on another device”.',
  'pass-used': (): string =>
    'This link has been used already: it works once. Get a new one on the device where you already sit at the table.',
  'pass-late': (): string =>
    'This link is older than ten minutes. Get a new one on the device where you already sit at the table.',
  'too-many-tables': (): string => 'You have too many tables open. Play one to its end first.',
  'no-such-table': (): string => 'This table does not exist, or no longer does.',
  'no-such-page': (): string => 'There is nothing at this address.',
  'foreign-page': (): string => 'Only the page of this server may ask that.',
  'too-long': (): string => 'That is too long.',
  'bad-request': (d: RefusalFacts): string => `This cannot be read: ${d.at} is not valid.`,
  'bad-event': (d: RefusalFacts): string => `This log of a table is damaged: ${d.at} is not valid.`,
  'asked-too-often': (d: RefusalFacts): string =>
    `The others said no. Ask again in ${count(d.seconds, 'second', 'seconds')}.`,
  'said-too-often': (d: RefusalFacts): string =>
    `Not so fast. You can say something again in ${count(d.seconds, 'second', 'seconds')}.`,
  'no-talk': (): string => 'At this table you can only use ready phrases and emoji.',
  'bad-line': (d: RefusalFacts): string => `A message has 1 to ${d.most} characters.`,
  'bad-command': (d: RefusalFacts): string =>
    `The table does not understand this: ${d.at} is not valid.`,
  'bad-view': (d: RefusalFacts): string => `This is not a view of this game: ${d.at} is not valid.`,
  'no-such-view': (): string => 'No position of this game looks like this view.',
  'bad-link': (): string =>
    'This link is damaged: no game can be read from it. Copy the whole link, or ask for it again.',
  'link-too-long': (): string => 'This game is too long for a link.',
  /** For an id missing from the catalogue. */
  unknown: (d: RefusalFacts): string => `That is not possible (${d.text}).`,
};
