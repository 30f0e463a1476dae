import type { Page } from '@playwright/test';
import { respondWith } from '../../network/intercept-requests.ts';
import { matchOnLike } from '../../network/staged-responses.ts';
import { tabTo } from '../../page/keyboard-steps.ts';
import { topCard } from '../../page/locators.ts';
import { findMatch } from '../../people/matches.ts';
import { expect, test } from '../../test.ts';

const member = 'otieno.3@mwanzo.test';

/** Records every animation from now on that moves something: the properties that change and the element. */
async function recordMoves(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    const record = () => {
      for (const animation of document.getAnimations()) {
        const effect = animation.effect instanceof KeyframeEffect ? animation.effect : null;
        const { duration } = effect?.getComputedTiming() ?? {};
        const frames = effect?.getKeyframes() ?? [];
        const properties = [...new Set(frames.flatMap((frame) => Object.keys(frame)))].filter((key) =>
          ['transform', 'translate', 'rotate', 'scale'].includes(key),
        );
        const moved = properties.filter((key) => new Set(frames.map((frame) => frame[key])).size > 1);
        if (moved.length > 0 && Number(duration) > 1) moves.push(`${moved.join()} of ${effect?.target?.className}`);
      }
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  return () => page.evaluate(() => (window as unknown as { moves: string[] }).moves);
}

test.describe('a member who prefers reduced motion', () => {
  test.use({ signedInAs: member, contextOptions: { reducedMotion: 'reduce' } });

  test('sees nothing slide, tilt or pop, and no smooth scrolling', async ({ page, press, token }) => {
    const moves = await recordMoves(page);
    await respondWith(page, 'POST /api/profiles/like-pass', { matched: false, match: null });
    await page.goto('/discover');
    const name = (await topCard(page).getByRole('heading').textContent()) ?? '';
    await press(page.getByRole('button', { name: 'Pass', exact: true }).first());
    await expect(topCard(page).getByRole('heading')).not.toHaveText(name);
    await press(page.getByRole('button', { name: 'Your profile, edit' }));
    await expect(page.getByRole('dialog', { name: 'Your profile' })).toBeVisible();
    await page.keyboard.press('Escape');
    await press(page.getByRole('button', { name: /^Filters/ }));
    await expect(page.getByRole('dialog', { name: 'Perfect Match Filters' })).toBeVisible();
    await page.keyboard.press('Escape');
    await matchOnLike(page, await findMatch(token));
    await press(page.getByRole('button', { name: 'Like', exact: true }).first());
    await expect(page.getByRole('dialog', { name: "It's a match!" })).toBeVisible();
    expect(await moves()).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });
});

test.describe('a member', () => {
  test.use({ signedInAs: member });

  test('sees in forced colours what is chosen, what can be pressed and what has the focus', async ({ page, press }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/discover');
    await expect(topCard(page)).toBeVisible();
    const hasEdge = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { outlineStyle, borderTopWidth } = getComputedStyle(element);
          return outlineStyle !== 'none' || parseFloat(borderTopWidth) > 0;
        });
    expect(await hasEdge('[data-swipe]')).toBe(true);
    expect(await hasEdge('main article')).toBe(true);
    // These would be lines through the face, and a frame around one entry of the navigation alone.
    expect(await hasEdge('.photo-edge')).toBe(false);
    expect(await hasEdge('nav button')).toBe(false);
    await press(page.getByRole('button', { name: /^Filters/ }));
    const chips = page.getByRole('dialog').getByRole('radiogroup').first().locator('label');
    await expect(chips).not.toHaveCount(0);
    const backgrounds = await chips.evaluateAll((labels) =>
      labels.map((label) => getComputedStyle(label).backgroundColor),
    );
    const [chosen, ...others] = backgrounds;
    expect(others).not.toContain(chosen);
    const all = page.getByRole('radio', { name: 'All' }).first();
    await tabTo(page, all);
    const outline = await all.locator('..').evaluate((label) => getComputedStyle(label).outlineWidth);
    expect(outline).toBe('3px');
  });
});
