/** Somebody's remaining time, if the table has a clock; it runs while they are at turn. */
import type { SeatClock as Left } from '@pakli/protocol';
import { useEffect, useState, type ReactElement } from 'react';

export interface SeatClockProps {
  readonly clock: Left;
  /** How far the server's clock is ahead of this one. */
  readonly ahead: number;
}

/** The remaining time at a local moment: no more than when the turn began, whose first seconds are free. */
export function msLeft({ left, deadline }: Left, ahead: number, now: number): number {
  return deadline === null ? left : Math.max(0, Math.min(left, deadline - ahead - now));
}

export function SeatClock({ clock, ahead }: SeatClockProps): ReactElement {
  const { left, deadline } = clock;
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (deadline === null) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [deadline]);
  const ms = now === 0 ? left : msLeft(clock, ahead, now);
  return (
    <span className="table-plate-clock" data-short={ms < 20_000 ? '' : undefined} role="timer">
      {timeOf(ms)}
    </span>
  );
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}

/** `4:05`, `1:02:09`, and in days and hours from a day on. */
function timeOf(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours >= 24) return `${Math.floor(hours / 24)}d ${hours % 24}h`;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
