import type { Page } from '@playwright/test';

/** Nothing fades or slides any more: half-way places and colours are nobody's. What never ends (the loading logo) has no end to wait for. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map((animation) => animation.finished));
  });
}
