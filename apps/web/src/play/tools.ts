/** What somebody may ask for at a table beside playing a card: each has a button, a letter on the keyboard and a name. */
import type { DeviceCommand } from '@pakli/protocol';
import type { TableScene } from '../host/host.ts';
import { isShared } from '../host/hot-seat.ts';
import type { Link } from '../table/link.ts';
import type { Talk } from '../words/talk.ts';

export const TOOL_KEYS = { h: 'hint', u: 'undo', y: 'redo' } as const;
/** Its icon is called the same. */
export type ToolName = (typeof TOOL_KEYS)[keyof typeof TOOL_KEYS];

export interface Tool {
  readonly name: ToolName;
  /** What stands on the button. */
  readonly text: string;
  /** It is offered here, but not just now. */
  readonly off: boolean;
  /** It comes and goes: beside others that have words its icon is enough. */
  readonly brief: boolean;
  readonly use: () => void;
}

interface ToolActs {
  readonly hint: () => void;
  readonly undo: () => void;
  readonly act: (command: DeviceCommand) => void;
}

/** The tools that this table offers; `open` says whether it is the person's turn. */
export function toolsOf(
  scene: TableScene,
  open: boolean,
  { text: { frame } }: Talk,
  link: Link | undefined,
  { hint, undo, act }: ToolActs,
): readonly Tool[] {
  const { table } = frame;
  const undoText = link === undefined ? table.undo : link.words.takeBack;
  const { advises, takesBack } = offersOf(scene, link);
  return [
    ...(advises ? [tool('hint', table.hint, !open, hint)] : []),
    ...(takesBack === undefined ? [] : [tool('undo', undoText, !takesBack, undo)]),
    ...(scene.canRedo
      ? [{ ...tool('redo', table.redo, false, () => act({ kind: 'redo' })), brief: true }]
      : []),
  ];
}

function tool(name: ToolName, text: string, off: boolean, use: () => void): Tool {
  return { name, text, off, brief: false, use };
}

/** Whether hints are given, and whether something can be taken back now; undefined where nothing ever can. */
function offersOf(
  scene: TableScene,
  link: Link | undefined,
): { readonly advises: boolean; readonly takesBack: boolean | undefined } {
  if (link === undefined) return { advises: !isShared(scene), takesBack: scene.canUndo };
  const { company, you, can } = link.linked;
  const sits = you.seat !== null;
  return {
    advises: sits && company.hints,
    takesBack: sits && company.takebacks ? can.includes('takeback') : undefined,
  };
}
