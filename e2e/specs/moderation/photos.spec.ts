import { expectAccessible } from '../../page/expect-accessible.ts';
import { queueRow, record } from '../../page/review-steps.ts';
import { drawSomething, photographDrawing } from '../../people/drawn-photo.ts';
import { photoIdsOf } from '../../people/photographed-member.ts';
import { makeVerifiedMember } from '../../people/verified-member.ts';
import { apiRequest } from '../../server/api-requests.ts';
import { explicitSize } from '../../server/staged-screener.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: 'moderator@mwanzo.test' });

const makeHeldPhoto = () => photographDrawing(drawSomething(), explicitSize);

test('a held photo is seen by others once a reviewer has approved it', async ({ page, press, token }) => {
  const member = await makeVerifiedMember({ photo: await makeHeldPhoto() });
  const [held = 0] = await photoIdsOf(member.token, 'me');
  expect(held).toBeGreaterThan(0);
  expect(await photoIdsOf(token, member.id)).toEqual([]);

  await page.goto('/moderation?queue=photos');
  await press(queueRow(page, 'Photos', member.name));
  await expect(page.getByText('Others do not see it yet')).toBeVisible();
  const photo = page.getByRole('img', { name: `Photo of ${member.name}` });
  await expect.poll(() => photo.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(100);
  await expectAccessible(page, 'moderation-photos');
  await record(page, () => press(page.getByRole('button', { name: 'Approve' })));
  await expect(queueRow(page, 'Photos', member.name)).toHaveCount(0);
  expect(await photoIdsOf(token, member.id)).toEqual([held]);
});

test('a rejected photo is deleted, and its owner reads why', async ({ page, press }) => {
  const member = await makeVerifiedMember({ photo: await makeHeldPhoto() });
  await page.goto('/moderation?queue=photos');
  await press(queueRow(page, 'Photos', member.name));
  await press(page.getByRole('button', { name: 'Reject' }));
  const dialog = page.getByRole('dialog', { name: 'Reject' });
  await press(dialog.getByRole('radio', { name: /^This photo shows nudity/ }));
  await record(page, () => press(dialog.getByRole('button', { name: 'Reject' })));
  expect(await photoIdsOf(member.token, 'me')).toEqual([]);
  const notices = await (await apiRequest('GET', '/api/notifications/', { token: member.token })).text();
  expect(notices).toContain('This photo shows nudity');
});
