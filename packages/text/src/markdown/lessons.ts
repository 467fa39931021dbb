/**
 * What the lessons of a game say: one Markdown file per game and language,
 * `<game>/<language>/lessons.md`, with the same lessons in all of them:
 *
 *     <!-- capture -->                          a lesson: its id
 *     ## Like takes like                        its title
 *
 *     On your turn you play one card. Take …    the idea, and what to do
 *
 *     Right: The nine takes the nine …          after the wanted move
 *
 *     Wrong: That takes nothing yet …           after any other move
 *
 *     Wrong `kontra passz`: The Passz is …      after a move that begins with these words
 */

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
  readonly wrongs: Readonly<Record<string, string>>;
}

/** By the id of a lesson. */
export type LessonTexts = Readonly<Record<string, LessonText>>;

/** Throws where a lesson lacks a text or has one that is none of these. */
export function readLessons(source: string): LessonTexts {
  const [, ...lessons] = source.split(/^<!-- /m);
  return Object.fromEntries(
    lessons.map((lesson) => {
      const [, id = '', text = ''] = /^(\S+) -->\n(.*)$/s.exec(lesson) ?? [];
      return [id, readLesson(id, text)];
    }),
  );
}

function readLesson(id: string, text: string): LessonText {
  const [heading = '', before, ...answers] = text.trim().split(/\n{2,}/);
  const title = /^## (.+)$/.exec(heading)?.[1];
  const found = new Map<string, string>();
  for (const answer of answers) {
    const [, kind, said = ''] = /^(Right|Wrong(?: `[^`]+`)?): (.+)$/.exec(answer) ?? [];
    if (kind === undefined || found.has(kind)) throw new Error(`lesson ${id}: ${answer}`);
    found.set(kind, said);
  }
  const [after, wrong] = [found.get('Right'), found.get('Wrong')];
  if (title === undefined || before === undefined || after === undefined || wrong === undefined) {
    throw new Error(`lesson ${id} needs a title, a text, and what is right and wrong`);
  }
  const wrongs = [...found].flatMap(([kind, said]) => {
    const move = /`(.+)`/.exec(kind)?.[1];
    return move === undefined ? [] : [[move, said] as const];
  });
  return { title, before, after, wrong, wrongs: Object.fromEntries(wrongs) };
}
