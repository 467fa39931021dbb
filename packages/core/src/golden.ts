/**
 * Golden files: expected results as JSON, apart from the code that must
 * produce them. `goldenRunner` makes the runner of any game from functions
 * that run one case, by format and by list. An unknown key fails a file.
 */
import { isJsonObject, type JsonObject } from './json.ts';
import { withOptions, type OptionValues, type Rules } from './options.ts';
import { isRefusal } from './refusal.ts';

/** A case with another result than its file says. */
export interface GoldenFailure {
  readonly id: string;
  /** What was compared: a key of the file, or `keys`, `kind`, `error`. */
  readonly what: string;
  readonly expected: string;
  readonly got: string;
}

/** How many cases of a file passed, and which did not. */
export interface GoldenReport {
  readonly passed: number;
  /** At most one per case: the first difference. */
  readonly failures: readonly GoldenFailure[];
}

/** Runs the cases of one file of a game. */
export interface GoldenRunner {
  /** The values of `format` it runs, such as `buddy-bluff-cases/1`. */
  readonly formats: readonly string[];
  run(file: JsonObject): GoldenReport;
}

/** Runs one case, and calls `failCase` if it fails. */
export type CaseRunner = (test: JsonObject) => void;

/** Keys for notes, allowed in a file and in every case. */
export const NOTES: readonly string[] = ['id', 'title', 'source', 'src', 'note', 'notes'];

/** The runner of a game: by format and list, the function that runs a case. */
export function goldenRunner(
  game: string,
  formats: Readonly<Record<string, Readonly<Record<string, CaseRunner>>>>,
): GoldenRunner {
  const names = Object.keys(formats);
  return {
    formats: names,
    run(file) {
      const lists = formats[String(file['format'])] ?? formats[names[0] ?? ''] ?? {};
      const keys = Object.keys(lists);
      const { failures } = runCases([file], (all) => {
        expectOnlyKeys(all, ['format', 'game', ...keys, ...NOTES]);
        expectSame('game', game, all['game'] ?? game);
        if (!keys.some((key) => key in all)) failCase('keys', keys.join(' '), 'none of them');
      });
      const reports = Object.entries(lists).flatMap(([key, run]) =>
        key in file ? [runCases(file[key], run)] : [],
      );
      return joinReports({ passed: 0, failures }, ...reports);
    },
  };
}

/** Thrown inside a failed case and caught by `runCases`. */
class Wrong extends Error {
  readonly what: string;
  readonly expected: string;
  readonly got: string;
  constructor(what: string, expected: unknown, got: unknown) {
    super(what);
    this.what = what;
    this.expected = show(expected);
    this.got = show(got);
  }
}

/** Fails the running case. */
export function failCase(what: string, expected: unknown, got: unknown): never {
  throw new Wrong(what, expected, got);
}

/** Compares as JSON; object keys may come in any order. */
export function expectSame(what: string, expected: unknown, got: unknown): void {
  if (canonical(expected) !== canonical(got)) failCase(what, expected, got);
}

/** Compares two lists as sets (with repetitions). */
export function expectSameSet(
  what: string,
  expected: readonly unknown[],
  got: readonly unknown[],
): void {
  if (sorted(expected) !== sorted(got)) failCase(what, expected, got);
}

/** Every key of the object must be a known one. */
export function expectOnlyKeys(object: JsonObject, known: readonly string[]): void {
  const unknown = Object.keys(object).filter((key) => !known.includes(key));
  if (unknown.length > 0) failCase('keys', known.join(' '), unknown.join(' '));
}

/** Reads a text of the file; anything else fails the case, as in the readers below. */
export function readText(what: string, given: unknown): string {
  return typeof given === 'string' ? given : failCase(what, 'text', given);
}

/** A number of the file. */
export function readNumber(what: string, given: unknown): number {
  return typeof given === 'number' ? given : failCase(what, 'a number', given);
}

/** A list of the file. */
export function readList(what: string, given: unknown): readonly unknown[] {
  return Array.isArray(given) ? given : failCase(what, 'a list', given);
}

/** An object of the file. */
export function readObject(what: string, given: unknown): JsonObject {
  return isJsonObject(given) ? given : failCase(what, 'an object', given);
}

/** The options that a case sets, over the defaults of the game. */
export function readOptionsOf<Options extends OptionValues>(
  rules: Rules<Options>,
  given: unknown,
): Options {
  const options = withOptions(rules, readObject('options', given ?? {}));
  return isRefusal(options) ? failCase('options', 'known options', options) : options;
}

function sorted(list: readonly unknown[]): string {
  return list.map(canonical).sort().join('\n');
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isJsonObject(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : plain(part),
  );
}

function show(value: unknown): string {
  if (typeof value === 'string') return value;
  return JSON.stringify(value, (_, part: unknown) => plain(part)) ?? 'nothing';
}

/** JSON writes NaN and the infinities as null, which would make them equal. */
function plain(part: unknown): unknown {
  return typeof part === 'number' && !Number.isFinite(part) ? `number ${part}` : part;
}

/** Runs each case; an error inside one, such as a bad shape, fails that case alone. */
export function runCases(cases: unknown, run: (test: JsonObject) => void): GoldenReport {
  const failures: GoldenFailure[] = [];
  if (!Array.isArray(cases)) {
    return {
      passed: 0,
      failures: [{ id: '-', what: 'cases', expected: 'a list', got: String(cases) }],
    };
  }
  for (const [index, test] of cases.entries()) {
    const id = isJsonObject(test) && typeof test['id'] === 'string' ? test['id'] : `#${index + 1}`;
    try {
      if (!isJsonObject(test)) failCase('case', 'an object', test);
      run(test);
    } catch (error) {
      const { what, expected, got } =
        error instanceof Wrong
          ? error
          : { what: 'error', expected: 'a case that can be run', got: String(error) };
      failures.push({ id, what, expected, got });
    }
  }
  return { passed: cases.length - failures.length, failures };
}

/** Merges the reports of the parts of a file. */
export function joinReports(...reports: readonly GoldenReport[]): GoldenReport {
  return {
    passed: reports.reduce((sum, report) => sum + report.passed, 0),
    failures: reports.flatMap((report) => report.failures),
  };
}
