/** All that a person may do, as gestures. In a puzzle they say what is done and never what comes of it. */
import type { Choice } from '@pakli/core/analysis';
import type { Talk } from '../words/talk.ts';
import type { TableScene } from '../host/host.ts';
import type { GameTable, Gesture, Touch } from './game-table.ts';

/** A move that no place stands for. */
const IN_WORDS: Touch = { lift: '', drop: [], touches: [], notes: {} };

export function gesturesOf(
  game: GameTable,
  scene: TableScene,
  talk: Talk,
  quiet: boolean,
): Gesture[] {
  return scene.choices.flatMap((foreseen) => {
    const choice: Choice = quiet ? { ...foreseen, seen: game.named(foreseen.seen) } : foreseen;
    const label = talk.speech.choice(choice, scene.view, talk.company);
    const ways = [game.touch(choice, scene)].flat();
    return (ways.length === 0 ? [IN_WORDS] : ways).map(({ lift, drop, touches, notes }): Gesture =>
      quiet
        ? { lift, drop, touches: [], notes: {}, choice, label: { ...label, notes: [] } }
        : { lift, drop, touches, notes, choice, label },
    );
  });
}
