/**
 * Replies of the engine. Every request gets exactly one, with `ok`; an error
 * says what is wrong, which rule says so where one does, and at which place of
 * the request.
 */
import { formatRefusal, type Refusal } from '@pakli/core';
import type { JsonObject } from '@pakli/core/shape';

export interface EngineError {
  readonly id: string;
  readonly rule?: string;
  /** A path into the request such as `options.lift`, or `line` for the whole of it. */
  readonly at: string;
  /** In a record: the line that is wrong. */
  readonly line?: number;
  readonly message: string;
}

export interface ErrorReply {
  readonly ok: false;
  readonly error: EngineError;
}

export type EngineReply = ({ readonly ok: true } & JsonObject) | ErrorReply;

export function error(id: string, at: string, message: string): ErrorReply {
  return { ok: false, error: { id, at, message } };
}

export function refused(refusal: Refusal, at: string, line?: number): ErrorReply {
  const { refused: id, rule } = refusal;
  const message = formatRefusal(refusal);
  return {
    ok: false,
    error: { id, rule, at, ...(line === undefined ? {} : { line }), message },
  };
}

export function isErrorReply(value: object): value is ErrorReply {
  return 'ok' in value && value.ok === false;
}
