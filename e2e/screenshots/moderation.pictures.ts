import { approveVerification } from '../people/approve-verification.ts';
import { makePhonePhoto, toForm } from '../people/photo-files.ts';
import { makeWaitingMember } from '../people/waiting-member.ts';
import { apiRequest, signIn } from '../server/api-requests.ts';
import { expect, test } from './picture.ts';

test.use({ signedInAs: 'moderator@mwanzo.test' });

test('moderation', async ({ page, press, isMobile, picture }) => {
  test.skip(isMobile, 'reviewers sit at a desk');
  await page.goto('/moderation');
  await press(page.getByRole('button', { name: /Duncan/ }));
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await expect(page.getByRole('img').nth(1)).toBeVisible();
  await picture('moderation');
  for (const checkbox of await page.getByRole('checkbox').all()) await checkbox.check();
  await page.getByLabel('Number on the document').fill('12');
  await page.getByLabel('Number on the document').blur();
  await expect(page.getByText('No such document has this number.')).toBeVisible();
  await picture('moderation-document-number');
  await page.getByLabel('Number on the document').fill('12345678');
  await picture('moderation-checked');
  await press(page.getByRole('button', { name: /^Reject/ }));
  await expect(page.getByRole('dialog', { name: 'Reject' })).toBeVisible();
  await picture('moderation-reject');
  await page.keyboard.press('Escape');
  await press(page.getByRole('button', { name: 'Asked again' }));
  await picture('moderation-nobody');
});

test('moderation-claimed', async ({ page, press, isMobile, picture }) => {
  test.skip(isMobile, 'reviewers sit at a desk');
  await page.route('**/claim/', (route) =>
    route.fulfill({ status: 409, json: { detail: 'Somebody else has it.', code: 'claimed_by_another' } }),
  );
  await page.goto('/moderation');
  await press(page.getByRole('button', { name: /Faith/ }));
  await expect(page.getByRole('heading', { name: 'A colleague is on this case' })).toBeVisible();
  await picture('moderation-claimed');
});

test('changes of a verified member', async ({ page, press, picture }) => {
  const { id, name, email, token } = await makeWaitingMember();
  const old = toForm({ age: '26', location: 'Kisumu', photo: await makePhonePhoto('nafula') });
  await apiRequest('PATCH', '/api/profiles/me', { token, body: old });
  await approveVerification(id);
  const wanted = toForm({ name: 'Somebody Else', photo: await makePhonePhoto('chebet') });
  await apiRequest('PATCH', '/api/profiles/me', { token, body: wanted });
  await page.goto('/moderation');
  await press(page.getByRole('region', { name: 'Verification' }).getByRole('button', { name }));
  await expect(page.getByRole('img', { name: `New photo of ${name}` })).toBeVisible();
  await picture('moderation-change');
  await press(page.getByRole('button', { name: 'Reject' }));
  await picture('moderation-change-reject');

  const session = await signIn(email);
  await page.evaluate(
    ([access, refresh, user]) => {
      localStorage.setItem('accessToken', access);
      localStorage.setItem('refreshToken', refresh);
      localStorage.setItem('user', user);
      localStorage.removeItem('profile');
    },
    [session.access, session.refresh, JSON.stringify(session.user)] as const,
  );
  await page.goto('/profile');
  await expect(page.getByText('Others do not see your new name')).toBeVisible();
  await picture('profile-in-review');
  await page.goto('/matches');
  await press(page.getByRole('button', { name: 'Your profile, edit' }));
  await expect(page.getByText('Others do not see your new name')).toBeVisible();
  await picture('panel-in-review');
});
