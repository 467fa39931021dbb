/** Describes Compile in words: lines with plates, totals and stacks, what is going on, and every card with its text. */
import type { CardView, View } from '@pakli/compile';
import type { Choice } from '@pakli/core/analysis';
import type { Seat } from '@pakli/core';
import { capital, personAt } from '@pakli/text';
import type { DescribedItem, Description } from '../../table/description.ts';
import { across, type DescriptionFacts, type TableProps } from '../../table/game-table.ts';
import type { Talk } from '../../words/talk.ts';
import { cardsOf, faceDownValue, poolOf, textOf } from './cards.ts';
import { inOrder } from './in-order.ts';
import { handPlace, LINES } from './places.ts';
import { questionOf, sentenceOf, spoken } from './question.ts';

/** The three boxes of a card, each with its label. */
export function cardText(card: string, { text }: Talk): string {
  const { box, noText } = text.games.compile.card;
  const boxes = textOf(card, text);
  const said = (['top', 'middle', 'bottom'] as const).flatMap((one) =>
    boxes[one].length === 0 ? [] : [`${capital(box[one], text.locale)}: ${boxes[one].join(' ')}`],
  );
  return said.length === 0 ? `${capital(noText, text.locale)}.` : said.join(' ');
}

/** A card in a stack: its name, if it can be read or is remembered. */
export function lyingName(
  { card, faceUp }: Pick<CardView, 'card' | 'faceUp'>,
  known: string | undefined,
  value: number,
  covered: boolean,
  talk: Talk,
): string {
  const { places } = talk.text.tables.compile;
  const readable = card ?? known;
  const name = readable === undefined ? undefined : spoken(readable, talk);
  return faceUp && name !== undefined
    ? places.card(name, covered)
    : places.faceDown(value, covered, name);
}

export function describe(
  { scene, talk }: TableProps<View>,
  { gestures }: DescriptionFacts,
): Description {
  const { view, seat: own } = scene;
  const { text, company } = talk;
  const { zones } = text.games.compile;
  const { places, lane, score, draft } = text.tables.compile;
  const { table } = text.frame;
  const seats: readonly Seat[] = [own, across(scene, 1)];
  const playing = view.phase !== 'setup';
  const side = (seat: Seat, line: number): DescribedItem[] => {
    const player = view.players[seat === 0 ? 0 : 1];
    const plate = player.protocols[line];
    const stack = player.stacks[line] ?? [];
    const person = personAt(company, seat);
    if (plate === undefined) return [];
    const named = places.plate(person, plate.protocol, line, plate.compiled);
    return [
      {
        text: [named, ...(playing ? [zones.total(view.totals[seat]?.[line] ?? 0)] : [])].join(', '),
      },
      ...stack.map((lying, n) => {
        const covered = n < stack.length - 1;
        const known = view.memory?.known.find(([, place]) => place === lying.pos)?.[0];
        const readable = lying.card ?? known;
        return {
          text: lyingName(lying, known, faceDownValue(stack), covered, talk),
          place: lying.pos,
          about: readable === undefined ? undefined : cardText(readable, talk),
        };
      }),
    ];
  };
  const coming = view.commits.map(({ card }) => ({
    text: places.coming(card === null ? places.unseen : spoken(card, talk)),
  }));
  const left = playing
    ? []
    : poolOf(view.options.sets).filter((protocol) => !view.drafted.includes(protocol));
  const cause = sentenceOf(view, talk);
  const question =
    view.pending === null || gestures.length === 0
      ? undefined
      : questionOf(view, view.pending, gestures, talk).title;
  const asked = [cause && `${spoken(cause.card, talk)}: ${cause.text}`, question];
  const asks = asked.filter((part) => part !== undefined).join(' ');
  return {
    asks: asks === '' ? undefined : asks,
    hand: inOrder(view, own).map((card) => ({
      text: spoken(card, talk),
      about: cardText(card, talk),
      place: handPlace(card),
    })),
    table: [
      ...LINES.flatMap((line) => seats.flatMap((seat) => side(seat, line))),
      ...coming,
      ...(left.length === 0 ? [] : [{ text: draft.left(left) }]),
    ],
    players: [
      ...seats.map((seat) => {
        const { handCount, deckCount, trash } = view.players[seat === 0 ? 0 : 1];
        const name = table.seat(personAt(company, seat));
        const counts = [zones.hand(handCount), zones.deck(deckCount), zones.trash(trash.length)];
        const gone = trash.map((card) => spoken(card, talk));
        return `${name}: ${counts.join(', ')}${gone.length === 0 ? '' : `: ${gone.join(', ')}`}`;
      }),
      ...(playing ? [zones.turn(view.number)] : []),
      view.control === null ? lane.free : lane.controlAbout(personAt(company, view.control)),
      ...seats.flatMap((seat) =>
        (view.noCompileTurn[seat] ?? -1) >= view.number
          ? [`${table.seat(personAt(company, seat))}: ${lane.noCompile}`]
          : [],
      ),
    ],
    score: [
      score.goal,
      ...seats.map((seat) => {
        const { protocols } = view.players[seat === 0 ? 0 : 1];
        const compiled = protocols.filter((plate) => plate.compiled);
        const names = compiled.map(({ protocol }) => protocol);
        const counted = text.games.compile.result.compiled(personAt(company, seat), names.length);
        return names.length === 0 ? counted : `${counted} ${names.join(', ')}.`;
      }),
    ],
    follows: (offered) => follows(offered, view, talk),
  };
}

/** For a protocol in the draft: its theme and its six cards, by value. */
function follows({ text: answer }: Choice, { phase }: View, talk: Talk): string | undefined {
  if (phase !== 'setup') return undefined;
  const about = talk.text.tables.compile.protocols[answer];
  return cardsOf(answer).length === 0 ? undefined : about;
}
