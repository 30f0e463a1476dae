import type { Page } from '@playwright/test';
import { topCard } from '../../page/locators.ts';
import { waitForConnectionNotices } from '../../page/wait-for-connection-notices.ts';
import { waitUntilIdle } from '../../page/wait-until-idle.ts';
import { expect, test } from '../../test.ts';

test.use({ followsTraffic: true });

/** Records the scripts that a page loads from now on, in order, without the hash in their names. */
function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(request.url())?.[1];
    if (request.resourceType() === 'script' && name !== undefined) scripts.push(name);
  });
  return scripts;
}

test.describe('a member who puts a finger on a link', () => {
  test.use({ signedInAs: 'kiptoo.4@mwanzo.test' });

  test('loads the code of the page at once, each file once and before the code of anything else', async ({
    page,
    press,
  }) => {
    await page.goto('/discover');
    await expect(topCard(page)).toBeVisible();
    // The scripts of an idle page, and those for the first event of the stream, must not come in between.
    await waitForConnectionNotices(page);
    await waitUntilIdle(page);
    const scripts = recordScripts(page);
    const link = page.getByRole('navigation').getByRole('link', { name: 'Matches' });
    await press(link);
    await expect(page.getByRole('heading', { name: 'Your Matches' })).toBeVisible();
    await expect.poll(() => scripts).toContain('notification-list');
    expect(scripts.slice(0, 3)).toEqual(expect.arrayContaining(['matches-page', 'matches-screen']));
    expect(scripts.filter((name) => /^(matches-page|matches-screen)$/.test(name))).toHaveLength(2);
  });
});
