/** Card values that the faces do not show (rule 2). For display only: the host says what is legal. */
import type { Face } from '@pakli/text';

const ON_TABLE: Readonly<Record<string, number>> = { A: 1, T: 10, J: 11, Q: 12, K: 13 };
const SPECIAL: Readonly<Record<Face, number>> = { '2S': 15, TD: 16 };

export function tableValue(face: Face): number {
  const rank = face.charAt(0);
  return ON_TABLE[rank] ?? Number(rank);
}

export function handValue(face: Face): number {
  return face.startsWith('A') ? 14 : (SPECIAL[face] ?? tableValue(face));
}

/** Whether the face shows the value. */
export function isPlain(face: Face, value: number): boolean {
  return String(value) === face.charAt(0).replace('T', '10');
}
