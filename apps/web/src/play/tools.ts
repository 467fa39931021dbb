/** The tools at a table besides playing a card: each has a button, a letter on the keyboard and a name. */
import type { DeviceCommand } from '@pakli/protocol';
import type { TableScene } from '../host/host.ts';
import { isShared } from '../host/hot-seat.ts';
import type { Link } from '../table/link.ts';
import type { Talk } from '../words/talk.ts';

export const TOOL_KEYS = { h: 'hint', u: 'undo', y: 'redo' } as const;
/** Also the name of its icon. */
export type ToolName = (typeof TOOL_KEYS)[keyof typeof TOOL_KEYS];

export interface Tool {
  readonly name: ToolName;
  /** The label of the button. */
  readonly text: string;
  /** Offered at this table, but not right now. */
  readonly off: boolean;
  /** It comes and goes: beside labelled buttons its icon is enough. */
  readonly brief?: true;
  readonly use: () => void;
}

interface ToolActs {
  readonly hint: () => void;
  readonly undo: () => void;
  readonly act: (command: DeviceCommand) => void;
}

/** The tools of this table; `open` says whether it is the person's turn. */
export function toolsOf(
  scene: TableScene,
  open: boolean,
  { text }: Talk,
  link: Link | undefined,
  { hint, undo, act }: ToolActs,
): readonly Tool[] {
  const { table } = text.frame;
  const { you, company, can } = link?.linked ?? {};
  const sits = you?.seat !== null;
  const hints = sits && (company?.hints ?? !isShared(scene));
  const takebacks = sits && company?.takebacks !== false;
  const canUndo = can?.includes('takeback') ?? scene.canUndo;
  const undoText = link?.words.takeBack ?? table.undo;
  const tools: readonly (Tool | false)[] = [
    hints && { name: 'hint', text: table.hint, off: !open, use: hint },
    takebacks && { name: 'undo', text: undoText, off: !canUndo, use: undo },
    scene.canRedo && {
      name: 'redo',
      text: table.redo,
      off: false,
      brief: true,
      use: () => act({ kind: 'redo' }),
    },
  ];
  return tools.filter((one) => one !== false);
}
