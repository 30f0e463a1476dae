import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../test.ts';
import { waitForAnimations } from './wait-for-animations.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules about colours. The others find the same in both colour schemes, which have one document. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** axe ignores the top layer and treats what is in it as hidden behind elements with a z-index. */
async function showTopLayer(page: Page): Promise<void> {
  await page.evaluate(() =>
    document
      .querySelectorAll<HTMLElement>(':modal, :popover-open')
      .forEach((element) => (element.style.zIndex = '1000')),
  );
}

async function findProblems(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await waitForAnimations(page);
  await showTopLayer(page);
  // Each check would load half a megabyte of axe into the document twice.
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  // The default mode opens an extra page to check frames; we have none.
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: 'void 0' }) }).setLegacyMode();
  const { violations } = await (colorScheme === 'light' ? axe.withTags(tags) : axe.withRules(colorRules)).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Expects axe to find no problem on the current screen, in light and dark mode. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    let problems = await findProblems(page, colorScheme);
    // An element that begins to move during the check, such as a card that has just arrived, has other colours for a
    // moment.
    if (problems.length > 0) problems = await findProblems(page, colorScheme);
    expect.soft(problems, `${screen}, ${colorScheme}`).toEqual([]);
  }
}
