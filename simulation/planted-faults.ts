/**
 * Faults that are planted in the sources as they are loaded, one at a time, to
 * prove that the simulation sees them. Each replaces a text that occurs once.
 */
export interface PlantedFault {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    name: 'acknowledge before the commit',
    file: 'apps/server/src/commit.ts',
    from: 'const told = await tableLog.write(cmd, event, this.readers());',
    to: 'acknowledge(room.seq + 1); const told = await tableLog.write(cmd, event, this.readers());',
  },
  {
    name: 'forget which commands were done',
    file: 'apps/server/src/table-log.ts',
    from: 'this.done.set(cmd, seq);',
    to: '',
  },
  {
    name: 'show somebody who was removed what comes later',
    file: 'apps/server/src/audience.ts',
    from: 'const removed = isRemoved(room, connection);',
    to: 'const removed = false;',
  },
  {
    name: 'take a row that another has written for one of its own',
    file: 'apps/server/src/table-log.ts',
    from: "if (kind !== 'won') return undefined;",
    to: '',
  },
  {
    name: 'send a seat what another may see',
    file: 'apps/server/src/audience.ts',
    from: "this.send(room, connection, texts.get(reader) ?? '', about);",
    to: "this.send(room, connection, [...texts.values()][0] ?? '', about);",
  },
  {
    name: 'greet without reading the head of the log',
    file: 'apps/server/src/live-table.ts',
    from: `    return this.inTurn(async () => {
      await this.committer.catchUp();
      await this.committer.giveTimeBack();
      await this.forgetDeleted();
      const { room, audience, context } = this;`,
    to: `    return this.inTurn(async () => {
      const { room, audience, context } = this;`,
  },
  {
    name: 'refuse what is only late',
    file: 'apps/server/src/commit.ts',
    from: 'if (await this.catchUp()) continue;',
    to: '',
  },
  {
    name: 'let rows go back in time',
    file: 'apps/server/src/commit.ts',
    from: 'const at = Math.max(now(), tableLog.moments.touched);',
    to: 'const at = now();',
  },
  {
    name: 'never look again after a failure',
    file: 'apps/server/src/live-table.ts',
    from: 'else this.wakeLater();',
    to: '',
  },
  {
    name: 'never retry what is due',
    file: 'apps/server/src/scheduler.ts',
    from: 'this.stopTimer = machine.after(settings.pace.retry, () => this.arm());',
    to: '',
  },
  {
    name: 'catch up without looking what is due',
    file: 'apps/server/src/live-table.ts',
    from: `      await this.attend();
      this.scheduler.arm();
    });
    return this.waking;`,
    to: `      await this.attend();
    });
    return this.waking;`,
  },
  {
    name: 'believe that others know who is here',
    file: 'apps/server/src/live-table.ts',
    from: `    this.attending = UNKNOWN;
    await context.store.attend(id, context.node, people);
    this.attending = attending;`,
    to: `    this.attending = attending;
    await context.store.attend(id, context.node, people);`,
  },
  {
    name: 'stay present where the log cannot be read',
    file: 'apps/server/src/live-table.ts',
    from: `    return this.inLine(async () => {
      const { audience, committer } = this;`,
    to: `    return this.inTurn(async () => {
      const { audience, committer } = this;`,
  },
  {
    name: 'leave people out after the database came back',
    file: 'apps/server/src/cluster.ts',
    from: 'if (known && answered) return;',
    to: 'return;',
  },
  {
    name: 'leave somebody without an answer to a hello',
    file: 'apps/server/src/socket.ts',
    from: 'await this.live.hello(this, since, steps).catch((error: unknown) => this.excuse(error));',
    to: 'await this.live.hello(this, since, steps).catch(() => {});',
  },
  {
    name: 'keep waiting for a thread that hangs',
    file: 'apps/server/src/think/pool.ts',
    from: 'this.ports.machine.after(this.waitMs, () => this.giveUp(thread, waiting));',
    to: '',
  },
  {
    name: 'ask a thread that is dead',
    file: 'apps/server/src/think/pool.ts',
    from: 'this.all.delete(thread);',
    to: 'return;',
  },
  {
    name: 'look at others without waking tables',
    file: 'apps/server/src/cluster.ts',
    from: 'const woken = glance === undefined ? table.wake() : table.notice(glance);',
    to: 'const woken = Promise.resolve();',
  },
  {
    name: 'a node that does not stop while a table waits',
    file: 'apps/server/src/heartbeat.ts',
    from: `    this.stopBeat();
    await this.beat().catch(() => {});`,
    to: `    this.stopBeat();
    await this.beating;
    await new Promise(() => {});`,
  },
  {
    name: 'forget a table while somebody comes',
    file: 'apps/server/src/tables.ts',
    from: `    // Who is about to come is not heard of yet, and must not find the table gone from here.
    this.resting.delete(id);`,
    to: '',
  },
  {
    name: 'let anybody move for the seat at turn',
    file: 'packages/host/src/turn-commands.ts',
    from: 'const seat = who === HOUSE ? room.turn : ownSeat(asked);',
    to: 'const seat = room.turn;',
  },
];
