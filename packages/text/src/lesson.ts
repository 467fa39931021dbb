/** What is said around one position of a tutorial. */
export interface LessonText {
  readonly title: string;
  /** The idea, and what to do. */
  readonly before: string;
  /** What has come of it. */
  readonly after: string;
  /** To somebody who has played something else; stands after a sentence that says what the move did. */
  readonly wrong: string;
  /** The same to certain moves, by the words that they begin with in notation. */
  readonly wrongs?: Readonly<Record<string, string>>;
}

export type LessonTexts = Readonly<Record<string, LessonText>>;
