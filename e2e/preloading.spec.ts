import type { Page } from '@playwright/test';
import { presentCard } from './member-steps.ts';
import { expect, test } from './test.ts';

/** The scripts that a page asks for from now on, in their order, without what tells one build's from another's. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(request.url())?.[1];
    if (request.resourceType() === 'script' && name !== undefined) scripts.push(name);
  });
  return scripts;
}

test.describe('a member who puts a finger on a link', () => {
  test.use({ signedInAs: 'kiptoo.4@mwanzo.test' });

  test('has the page asked for at once, with all that it needs, before anything that no link leads to', async ({
    page,
    press,
  }) => {
    await page.goto('/discover');
    await expect(presentCard(page)).toBeVisible();
    const scripts = watchScripts(page);
    const link = page.getByRole('navigation').getByRole('link', { name: 'Matches' });
    await press(link);
    await expect(page.getByRole('heading', { name: 'Your Matches' })).toBeVisible();
    await expect.poll(() => scripts).toContain('notification-list');
    expect(scripts.slice(0, 3).toSorted()).toEqual(['forms', 'matches-page', 'screens']);
    expect(scripts.filter((name) => /^(forms|matches-page|screens)$/.test(name))).toHaveLength(3);
  });
});
