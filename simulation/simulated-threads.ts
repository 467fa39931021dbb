/** Fake worker threads for computers: they answer any legal move after some time, or never. */
import type { StartThread } from '../apps/server/src/think/thread.ts';
import type { Actor } from './timeline.ts';
import type { World } from './world.ts';

export type ThreadTrouble = 'hangs' | 'dies' | 'fails';

export function simulatedThreads(
  world: World,
  actor: Actor,
  trouble: () => ThreadTrouble | undefined,
): StartThread {
  const { timeline } = world;
  const chance = world.chance(`threads ${actor.name}`);
  return ({ heard, ended }) => {
    let isOver = false;
    const later = (ms: number, act: () => void): void => {
      timeline.after(ms, actor, () => {
        if (!isOver) act();
      });
    };
    return {
      post(task) {
        if (isOver) world.report('threads', `${actor.name} asks a thread that is dead`);
        if (!('question' in task)) return;
        const ms = chance.between(20, 600);
        const found = trouble();
        world.note(() => `${actor.name} thinks${found === undefined ? '' : `, and ${found}`}`);
        if (found === 'hangs') return;
        later(ms, () => {
          if (found === 'fails') heard({ failure: { error: 'Error', stack: [] } });
          else if (found === 'dies') {
            isOver = true;
            ended(new Error('the thread is dead'));
          } else heard({ move: chance.pick(task.question.view.moves) });
        });
      },
      async terminate() {
        isOver = true;
      },
    };
  };
}
