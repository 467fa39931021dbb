/** What is said around one position of a tutorial. */
export interface LessonText {
  readonly title: string;
  /** The idea, and what to do. */
  readonly before: string;
  /** What has come of it. */
  readonly after: string;
  /** To somebody who has played something else. */
  readonly wrong: string;
}

export type LessonTexts = Readonly<Record<string, LessonText>>;
