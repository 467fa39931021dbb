/**
 * Faults to plant in the sources as they are loaded, one at a time, to prove
 * that the simulation finds them. Each replaces a text that occurs once.
 */
export interface Replacement {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

export interface PlantedFault extends Replacement {
  readonly name: string;
  /** Removes a second guard that would make the fault harmless. */
  readonly also?: Replacement;
}

export function replacementsOf({ also, ...first }: PlantedFault): readonly Replacement[] {
  return also === undefined ? [first] : [first, also];
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
      await this.houseActions.forgetDeleted();
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
    name: 'play for somebody who looks through the match',
    file: 'apps/server/src/schedule.ts',
    from: 'return left + pace.lately > at;',
    to: 'return left === Infinity;',
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
    also: { file: 'apps/server/src/live-table.ts', from: 'else this.scheduler.arm();', to: '' },
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
    from: 'await this.target.hello(this, asked).catch((error: unknown) => this.excuse(error));',
    to: 'await this.target.hello(this, asked).catch(() => {});',
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
    file: 'apps/server/src/live-logs.ts',
    from: `    // Somebody who is about to connect does not count yet, and must not find it unloaded.
    this.resting.delete(id);`,
    to: '',
  },
  {
    name: 'let anybody move for the seat at turn',
    file: 'packages/host/src/decide.ts',
    from: 'const seat = who === HOUSE ? room.turn : ownSeat(asked);',
    to: 'const seat = room.turn;',
  },
  {
    name: 'put a table away that somebody has just touched',
    file: 'apps/server/test/memory-store.ts',
    from: 'if (this.tables.get(table)?.rows.length !== seq) return false;',
    to: '',
  },
  {
    name: 'ring no bell',
    file: 'apps/server/src/commit.ts',
    from: 'this.context.bell.ring(tableLog.id);',
    to: '',
  },
  {
    name: 'wait for somebody who is deleted',
    file: 'apps/server/src/house-actions.ts',
    from: `if (name === undefined) await this.commit({ kind: 'forget', person });`,
    to: 'if (name === undefined) continue;',
  },
  {
    name: 'let a pass work twice',
    file: 'apps/server/test/memory-store.ts',
    from: 'if (found !== undefined) found.used = true;',
    to: '',
  },
  {
    name: 'show results before their round is finished',
    file: 'packages/host/src/evening/view.ts',
    from: 'const shownResults = finished ? results : [];',
    to: 'const shownResults = results;',
  },
  {
    name: 'fetch no results',
    file: 'apps/server/src/evening/live-evening.ts',
    from: 'private async collect(from: readonly string[]): Promise<void> {',
    to: 'private async collect(from: readonly string[]): Promise<void> { if (from) return;',
  },
  {
    name: 'take a row of an evening that another has written for one of its own',
    file: 'apps/server/src/evening/live-evening.ts',
    from: 'if (!(await this.append(evening.seq + 1, cmd, event))) return false;',
    to: 'await this.append(evening.seq + 1, cmd, event);',
  },
  {
    name: 'believe an evening after a failure',
    file: 'apps/server/src/evening/live-evening.ts',
    from: 'await this.append(evening.seq + 1, cmd, event)',
    to: 'await this.append(evening.seq + 1, cmd, event).catch(() => true)',
  },
  {
    name: 'show a screen of somebody who was removed',
    file: 'apps/server/src/audience.ts',
    from: 'const id = person?.id ?? shownBy;',
    to: 'const id = person?.id;',
  },
  {
    name: 'take what came during a standstill for too fast',
    file: 'apps/server/src/socket.ts',
    from: `return !this.frames.take('') && this.excused-- <= 0;`,
    to: `return !this.frames.take('');`,
  },
  {
    name: 'play for somebody before their time is out',
    file: 'apps/server/src/schedule.ts',
    from: `{ at: deadline, what: 'clock' }`,
    to: `{ at: deadline - 3000, what: 'clock' }`,
    also: {
      file: 'packages/host/src/decide.ts',
      from: `deadline !== undefined && now >= deadline ? 'clock'`,
      to: `deadline !== undefined ? 'clock'`,
    },
  },
  {
    name: 'sweep away what is new',
    file: 'apps/server/src/sweep.ts',
    from: 'const before = now() - ms;',
    to: 'const before = now();',
  },
  {
    name: 'tell nobody who has come',
    file: 'apps/server/src/live-table.ts',
    from: 'if (news) audience.tellCompany(room, connection);',
    to: '',
  },
  {
    name: 'tell no other node who has gone',
    file: 'apps/server/src/live-table.ts',
    from: `      if (audience.isNews(this.room, connection)) audience.tellCompany(this.room);
      await this.attend();`,
    to: '      if (audience.isNews(this.room, connection)) audience.tellCompany(this.room);',
  },
  {
    name: 'do what was refused',
    file: 'apps/server/src/live-table.ts',
    from: 'if (isRefusal(outcome)) this.refused.set(cmd, outcome);',
    to: '',
  },
  {
    name: 'show people whose names are not known yet',
    file: 'apps/server/src/table-log.ts',
    from: "if (event.kind === 'sit') await this.context.names.learn([event.person]);",
    to: '',
  },
  {
    name: 'let two have one name',
    file: 'apps/server/src/live-table.ts',
    from: 'if (sits) await this.partDoubles(who.id, cmd);',
    to: '',
  },
  {
    name: 'let somebody take the name of another',
    file: 'apps/server/src/http.ts',
    from: '(await tables.isNameTaken(id, name)) || evenings.isNameTaken(id, name);',
    to: 'evenings.isNameTaken(id, name);',
  },
  {
    name: 'lose what a table said while nobody was new',
    file: 'apps/server/src/commit.ts',
    from: 'if (chat.isBehind(glance.line)) await chat.hear(this.room);',
    to: '',
  },
  {
    name: 'give back outages that end in the future',
    file: 'apps/server/src/heartbeat.ts',
    from: 'const end = Math.min(until, now);',
    to: 'const end = until;',
  },
  {
    name: 'await the field of a day nowhere',
    file: 'apps/server/src/day/live-days.ts',
    from: `.catch((error: unknown) => logFailure(this.context, 'the field of a day failed', error))`,
    to: '',
  },
  {
    name: 'fetch no results of a day',
    file: 'apps/server/src/day/live-day.ts',
    from: 'if (played === undefined) continue;',
    to: 'if (played !== null) continue;',
  },
  {
    name: 'take a row of a day that another has written for one of its own',
    file: 'apps/server/src/day/live-day.ts',
    from: 'if (!(await this.append(day.seq + 1, cmd, event))) return false;',
    to: 'await this.append(day.seq + 1, cmd, event);',
  },
];
