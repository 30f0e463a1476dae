import { failRequests } from '../../network/intercept-requests.ts';
import { toast } from '../../page/locators.ts';
import { waitForAnimations } from '../../page/wait-for-animations.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: 'otieno.3@mwanzo.test' });

test('the toast about a deck that did not load leaves Refresh in sight', async ({ page, press }) => {
  await failRequests(page, 'GET /api/profiles/discover/', 400);
  await page.goto('/discover');
  const refresh = page.getByRole('main').getByRole('button', { name: 'Refresh' });
  await press(refresh);
  const shown = toast(page, 'Loading failed');
  // The toast's code comes with the first press. Until then, the toast is plain text.
  await expect(shown.getByRole('button', { name: 'Close' })).toBeVisible();
  await waitForAnimations(page);
  const [over, under] = [await shown.boundingBox(), await refresh.boundingBox()];
  if (!over || !under) throw new Error('The toast or the button is not there');
  expect(over.y + over.height).toBeLessThanOrEqual(under.y);
});
