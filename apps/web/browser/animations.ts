/** Animations that advance with every frame by the same time, however long the machine takes for one. */
import type { CDPSession, Page } from '@playwright/test';

/** Milliseconds of an animation that one frame shows. */
const FRAME_MS = 16;

/**
 * Real time almost stops for animations and transitions; each frame moves them
 * on instead, so that a test sees the same pictures on any machine. Call it on
 * an open page, before anything that looks at frames: callbacks of a frame run
 * in the order in which they were registered.
 */
export async function stepAnimations(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: 1e-6 });
  await page.evaluate((frame) => {
    const begun = new WeakSet<Animation>();
    const step = (): void => {
      requestAnimationFrame(step);
      for (const animation of document.getAnimations()) {
        const { effect, currentTime } = animation;
        // Its first frame shows where it begins.
        if (!begun.has(animation)) begun.add(animation);
        else if (effect !== null) {
          const next = Number(currentTime ?? 0) + frame;
          if (next < Number(effect.getComputedTiming().endTime)) animation.currentTime = next;
          else animation.finish();
        }
      }
    };
    step();
  }, FRAME_MS);
  return client;
}

/** What a watcher in the page has seen before is forgotten. */
export function forget(page: Page): Promise<void> {
  return page.evaluate(() => (Reflect.get(window, 'forget') as () => void)());
}
