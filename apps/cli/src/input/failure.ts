/**
 * What a command prints when it cannot do its work: one line, never a
 * stack trace, and an exit status. Thrown by commands and caught in `main`.
 */
import type { Refusal } from '@pakli/core';

export class Failure extends Error {
  /** 1: what was given is wrong; 2: the command was called wrongly. */
  readonly status: 1 | 2;

  constructor(message: string, status: 1 | 2 = 1) {
    super(message);
    this.status = status;
  }
}

/** Something that a rule or a format forbids: `main` puts it into a sentence. */
export class Refused extends Failure {
  readonly refusal: Refusal;
  /** What was refused: `--options`, `game.txt:7`. */
  readonly where: string | undefined;
  /** Whose rules they are, where it is known. */
  readonly game: string | undefined;

  constructor(
    refusal: Refusal,
    given: { readonly where?: string; readonly game?: string; readonly status?: 1 | 2 } = {},
  ) {
    const where = given.where === undefined ? '' : `${given.where}: `;
    super(`${where}${refusal.refused} (rule ${refusal.rule})`, given.status);
    this.refusal = refusal;
    this.where = given.where;
    this.game = given.game;
  }
}

/** The reason alone, without the system call and the path that Node puts around it. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'no such file';
  if (code === 'EISDIR') return 'is a directory';
  if (code === 'EACCES') return 'may not be read';
  // Node would repeat the whole of it.
  if (code === 'ENAMETOOLONG') return 'is too long for the name of a file, and it is not a link';
  return error.message.replaceAll(/\s*\n\s*/g, ' ');
}

/** Why a file cannot be written, as a table says it in its language. */
export interface WritingReasons {
  readonly folder: string;
  readonly permission: string;
  readonly space: string;
  readonly directory: string;
}

const ENGLISH: WritingReasons = {
  folder: 'no such folder',
  permission: 'no permission',
  space: 'no space is left',
  directory: 'is a directory',
};

/** The reason why a file cannot be written. */
export function writingReasonOf(error: unknown, said: WritingReasons = ENGLISH): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
    // A file where a folder should be.
    case 'EEXIST':
      return said.folder;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return said.permission;
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EFBIG':
      return said.space;
    case 'EISDIR':
      return said.directory;
    default:
      return reasonOf(error);
  }
}
