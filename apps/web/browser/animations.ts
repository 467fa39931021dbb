/** Animations that advance by the same time every frame, however long the machine takes to draw it. */
import type { CDPSession, Page } from '@playwright/test';

/** Milliseconds of an animation that one frame shows. */
const FRAME_MS = 16;

/**
 * Real time almost stops for animations and transitions; each frame advances them instead, so a test sees the same
 * pictures on any machine. Call it on an open page before anything that watches frames: frame callbacks run in the
 * order they were registered.
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

/** Forgets what a watcher in the page has seen so far. */
export function forget(page: Page): Promise<void> {
  return page.evaluate(() => (Reflect.get(window, 'forget') as () => void)());
}
