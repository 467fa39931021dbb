/** A bell that is not rung while no other node is there to hear it. */
import type { Bell } from './bell.ts';

export class SparedBell implements Bell {
  private readonly bell: Bell;
  /** Until it is known better somebody may be there. */
  alone = false;

  constructor(bell: Bell) {
    this.bell = bell;
  }

  ring(table: string): void {
    if (!this.alone) this.bell.ring(table);
  }

  listen(hear: (tables: readonly string[]) => void): void {
    this.bell.listen(hear);
  }

  close(): Promise<void> {
    return this.bell.close();
  }
}
