import type { Page } from '@playwright/test';

/** Waits for the fonts and until nothing fades or slides; endless animations, like the loading logo's, are ignored. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
        );
    // One motion may start the next: a pressed button is drawn a frame later, and what it opens fades in after that.
    let frames = 0;
    while (frames < 3) {
      const motions = moving();
      frames = motions.length > 0 ? 0 : frames + 1;
      await Promise.allSettled(motions.map((motion) => motion.finished));
      await nextFrame();
    }
  });
}
