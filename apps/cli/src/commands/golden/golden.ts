/**
 * `pakli golden FILE...`: expected results against the engine, one line for
 * each case that fails. Whatever is wrong with a file is a failed case of that
 * file, so that a list of files is always run to its end.
 */
import { gameOfFormat, goldenOf } from '@pakli/catalogue/golden';
import { isJsonObject } from '@pakli/core/shape';
import type { GoldenFailure, GoldenReport } from '@pakli/core/golden';
import { contentWithin, LARGEST_LIST } from '../../input/content.ts';
import { reasonOf } from '../../input/failure.ts';

export async function golden(files: readonly string[]): Promise<number> {
  let passed = 0;
  let failed = 0;
  for (const file of files) {
    const report = await runFile(file);
    passed += report.passed;
    failed += report.failures.length;
    for (const { id, what, expected, got } of report.failures) {
      console.log(oneLine(`${file}: ${id}: ${what}: expected ${expected}, got ${got}`));
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

async function runFile(file: string): Promise<GoldenReport> {
  let text: string;
  try {
    text = await contentWithin(file, LARGEST_LIST);
  } catch (error) {
    return failure('file', 'a file that can be read', reasonOf(error));
  }
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    return failure('file', 'JSON', reasonOf(error));
  }
  if (!isJsonObject(content)) return failure('file', 'a JSON object', kindOf(content));
  const format = content['format'];
  if (typeof format !== 'string') return failure('format', 'a text', kindOf(format));
  const entry = gameOfFormat(format);
  const golden = entry && (await goldenOf(entry));
  if (golden?.formats.includes(format) !== true) {
    return failure('format', 'a known format', JSON.stringify(format));
  }
  const id = entry?.id ?? '';
  if (content['game'] !== id) {
    return failure('game', id, JSON.stringify(content['game']) ?? 'nothing');
  }
  try {
    const report = golden.run(content);
    if (report.passed + report.failures.length > 0) return report;
    return failure('file', 'at least one case', 'none');
  } catch (error) {
    return failure('error', 'a file that can be run', reasonOf(error));
  }
}

function failure(what: string, expected: string, got: string): GoldenReport {
  const only: GoldenFailure = { id: '-', what, expected, got };
  return { passed: 0, failures: [only] };
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\r?\n|\r/g, '\\n');
}
