/**
 * What a game gives to the frame, and all the frame ever knows of a game: a
 * component that draws a scene, and small declarations in terms of places. A
 * place is a spot on the table with a name such as `hand:QH` or `tray:2`; the
 * component marks it with `<Spot>`, and gestures, flights and marks speak of
 * it.
 *
 *     export const table: GameTable<View, Seen> = { id: 'mulle', Table, Face, touch, beats, ... };
 */
import type { BaseView, Game, Hidden, Seat } from '@pakli/core';
import type { Choice } from '@pakli/core/analysis';
import type { Label } from '@pakli/text';
import type { ReactElement, ReactNode } from 'react';
import type { TableScene, SeenStep } from '../host/host.ts';
import type { Talk } from '../words/talk.ts';
import type { Description } from './description.ts';
import type { Sound } from './sound.ts';

/** A named spot on the table: `hand:QH`, `centre:0`, `pool`, `tray:2`. */
export type Place = string;

export type SceneOf<View> = TableScene & { readonly view: View };

/** A legal move in terms of places: what to tap first, and what then commits it. */
export interface Touch {
  readonly lift: Place;
  /**
   * A tap on any of them commits the move, once no other move of the lifted card shares the places tapped. A card
   * that can only do one thing may name its own place here: a second tap on it commits.
   */
  readonly drop: readonly Place[];
  /** Highlights while the card is lifted, besides its targets: everything the move takes. */
  readonly touches: readonly Place[];
  /** The consequence in numbers, by place: `+40`. */
  readonly notes: Readonly<Record<Place, Note>>;
}

/** The same with the move itself and its label. */
export interface Gesture extends Touch {
  readonly choice: Choice;
  readonly label: Label;
}

export interface Note {
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'plain';
}

/** One visible movement. */
export type Motion =
  | {
      readonly kind: 'fly';
      /** The card: unique on the table, and the `data-card` of where it lies. Twins need a key each. */
      readonly card: string;
      /** The input of `Face`; undefined shows a back. */
      readonly face: string | undefined;
      readonly from: Place;
      readonly to: Place;
      /** The card is turned face up on the way, or face down. */
      readonly turn?: boolean | 'down';
      /** It lands on what lay at this place before the step, instead of at `to`. */
      readonly onto?: Place | undefined;
    }
  /**
   * The cards at these places before the step belong together, and why: `4 + 9 = 13`. They stay lit until they leave.
   */
  | { readonly kind: 'light'; readonly places: readonly Place[]; readonly text: string }
  /** A result of the move appears at this place, like a stamp. */
  | { readonly kind: 'stamp'; readonly place: Place };

/** Motions that begin together, each a little after the one before. Beats follow one another. */
export type Beat = readonly Motion[];

export interface TableProps<View> {
  readonly scene: SceneOf<View>;
  readonly talk: Talk;
  /** One of the game's modes; empty if it has none. */
  readonly mode: string;
}

/** The context of a description besides the view. */
export interface DescriptionFacts {
  readonly gestures: readonly Gesture[];
  /** Open hands: in a puzzle. */
  readonly hidden?: Hidden | undefined;
}

/** Ways to show the table, the usual one first; they never change what is legal. */
export interface Modes {
  readonly list: readonly string[];
  /** The one that hides nothing of the past: a learner has not been there. */
  readonly open: string;
  /** What the modes are about, in a few words. */
  name(talk: Talk): string;
  text(mode: string, talk: Talk): { readonly name: string; readonly about: string };
}

/** The person's cards alone. */
export interface OwnHand {
  readonly prompt: ReactElement;
  /** Each a `Spot`. */
  readonly cards: readonly ReactElement[];
  /** One place for all, if cards leave a hand and not a place of their own. */
  readonly place?: Place;
  /** Their ratio of height to width, unless that of the house's cards. */
  readonly ratio?: number;
  /** The same where there is more vertical than horizontal room. */
  readonly tall?: number;
}

export interface GameTable<View extends BaseView = BaseView, Seen = unknown> {
  readonly id: string;
  /** Which score is better. */
  readonly best: 'high' | 'low';
  /** The partners for a whole match. */
  readonly sides?: NonNullable<Game['sides']>;
  /** It is won or lost: its scores are not points. */
  readonly winOnly?: true;
  readonly modes?: Modes;
  /** The game area: seats, zones and hand, made of `Spot`s, `SeatPlate`s and a `Prompt`. */
  Table(this: void, props: TableProps<View>): ReactNode;
  /** For a phone beside a screen that shows the table; undefined when a question needs the table. */
  own(props: TableProps<View>): OwnHand | undefined;
  /** The score panel: how points come about, live. */
  Score(this: void, props: TableProps<View>): ReactNode;
  /** Inside the result dialog: how the points of the finished deal came about. */
  Result(this: void, props: TableProps<View>): ReactNode;
  /** The same table in words. */
  describe(this: void, props: TableProps<View>, facts: DescriptionFacts): Description;
  /** Sounds by kind of event, the most important first: a step makes the first that it has. */
  readonly sounds?: Readonly<Record<string, Sound>>;
  /** A card as drawn in flights, in the log and in hints; it fills the given width. */
  Face(this: void, props: { readonly face: string | undefined }): ReactNode;
  /**
   * The part of a move's foreseen consequences that identifies the move. In a puzzle nothing else is shown before it is
   * played.
   */
  named(seen: readonly unknown[]): readonly Seen[];
  /**
   * The cards that the person has not seen, where it is known that the others hold them all. A puzzle shows them: with
   * two players as the other's open hand, with more below the question.
   */
  unseen?(scene: SceneOf<View>): readonly string[] | undefined;
  /** All cards of the deck, by what the person knows about each from the view. */
  Tray?(this: void, props: TableProps<View>): ReactNode;
  /** Ways to make the move; none if the table asks for it in words. */
  touch(choice: Choice, scene: SceneOf<View>): Touch | readonly Touch[];
  /** The move meant by dropping a lifted card where no move allows it, in notation: the host says which rule forbids it. */
  attempt(lift: Place, drop: Place, scene: SceneOf<View>): string | undefined;
  /** Giving up, in notation, if the person may do it now: it is never among the choices. */
  giveUp?(scene: SceneOf<View>): string | undefined;
  /** What giving up now would cost, in a sentence. */
  price?(scene: SceneOf<View>, talk: Talk): string | undefined;
  /** Claiming the rest, if the person may play a card now. */
  rest?(scene: SceneOf<View>, talk: Talk): Rest | undefined;
  /** The movements of a step, between the scene before it and the one after it. */
  beats(
    step: SeenStep & { readonly seen: readonly Seen[] },
    before: SceneOf<View>,
    after: SceneOf<View>,
  ): readonly Beat[];
  /** Whether a step is a triumph of the person: a mulle, a compiled protocol. The scene is the one after it. */
  isTriumph?(
    step: Omit<SeenStep, 'seen'> & { readonly seen: readonly Seen[] },
    scene: SceneOf<View>,
  ): boolean;
  /** Whether a step is no news: the line above the table keeps showing the previous one. */
  aside?(seen: readonly Seen[]): boolean;
  /** How much of the past a mode lets the log show. */
  remembers(past: readonly SeenStep[], mode: string): readonly SeenStep[];
}

/** The rest of a deal as claimed: how it continues, or why it is not certain. */
export interface Rest {
  readonly name: string;
  readonly about: string;
  /** The next move in notation; undefined if it is not certain. */
  readonly move: string | undefined;
}

/** The seat `n` places clockwise from the person, so that the person always sits below. */
export function across(scene: TableScene, n: number): Seat {
  return (scene.seat + n) % scene.view.seats;
}
