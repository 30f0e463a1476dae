import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import { untilStill } from './until-still.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe knows no top layer, and takes what lies in it for hidden behind what has a z-index. */
async function showTopLayer(page: Page): Promise<void> {
  await page.evaluate(() =>
    document
      .querySelectorAll<HTMLElement>(':modal, :popover-open')
      .forEach((element) => (element.style.zIndex = '1000')),
  );
}

/** axe has nothing to say of what is on the screen now, by day and by night. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await untilStill(page);
    await showTopLayer(page);
    // The other mode opens a page of its own for frames, of which we have none.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(tags).analyze();
    const said = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
    );
    expect.soft(said, `${screen}, ${colorScheme}`).toEqual([]);
  }
}
