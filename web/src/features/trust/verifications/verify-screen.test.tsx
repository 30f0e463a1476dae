import { expect, test } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import userIcon from 'lucide/dist/esm/icons/user.mjs';
import { linkOf, renderScreen, textOf } from '../../../testing/render-screen.tsx';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';

/** Renders /verify for a member with this profile, before any response has arrived. */
async function renderFor(profile: object): Promise<string> {
  await openPage({ profile });
  const { VerifyScreen } = await import('./verify-screen.tsx');
  return renderScreen(<VerifyScreen />);
}

test('a verified member sees no step and nothing to skip, only that they are verified and the way on', async () => {
  const screen = await renderFor({ id: 1, isVerified: true });
  expect(textOf(screen)).toBe(
    '|mwanzo|Verified|Your profile is verified|Your badge is on your profile, and you can match.|Continue to Discover|',
  );
  expect(linkOf(screen, 'Continue to Discover')).toBe('/discover');
});

test('an unverified member sees the last step, which can be skipped', async () => {
  const screen = await renderFor({ id: 1, isVerified: false });
  expect(textOf(screen)).toBe(
    '|mwanzo|Skip for now|Step 3 of 3|Verify your profile|' +
      'One ID, one selfie. Our team checks both, then you get the badge and can match.|Loading...|',
  );
  expect(linkOf(screen, 'Skip for now')).toBe('/discover');
});

test('a picture that this browser cannot show has a sign in its place, and the next one is shown again', async () => {
  const page = await openPage();
  const { UploadCard } = await import('./upload-card.tsx');
  const { verifications } = await import('../../../i18n/verifications.ts');
  const texts = { title: verifications.idTitle, added: verifications.idAdded, action: verifications.idAction };
  const card = (name: string | null, lost = '') => (
    <UploadCard
      name="id_document"
      texts={texts}
      hint="Any"
      icons={{ action: userIcon, empty: userIcon }}
      choice={{ file: name === null ? null : new File(['x'], name), preparing: false, problem: undefined, lost }}
      error={undefined}
      onPick={() => undefined}
    />
  );
  const screen = await showScreen(page, card('a.heic'));
  const shown = () => document.querySelectorAll('img').length;
  const [picture] = document.querySelectorAll('img');
  if (picture) screen.dispatch(picture, 'error');
  expect(shown()).toBe(0);
  screen.show(card('b.jpg'));
  expect(shown()).toBe(1);
  screen.show(card(null, 'c.jpg'));
  expect(screen.text()).toMatch(/You had chosen c\.jpg\./);
});

test('an upload shows how far it is, in words and for screen readers, or what it waits for', async () => {
  const page = await openPage();
  const { UploadProgress } = await import('./upload-progress.tsx');
  const { submissions } = await import('./submission.ts');
  const { switchedOff } = await import('../../../api/switched-off.ts');
  const file = new File([new Uint8Array(600_000)], 'a.jpg');
  const small = new File([new Uint8Array(400_000)], 'b.jpg');
  const said = { pose: undefined, agreed: false, navigate: () => undefined, loadPose: () => undefined };
  submissions.add({ ...said, id: 'a', phase: 'sending', share: 0.25, selfie: file, id_document: small });
  const screen = await showScreen(page, <UploadProgress />);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/upload-progress.txt');
  expect(document.querySelector('progress')?.getAttribute('value')).toBe('0.25');
  const [sending] = submissions.read();
  if (sending) submissions.change('a', { ...sending, phase: 'lost' });
  await until(() => expect(screen.text()).toContain('You are offline.'));
  expect(document.querySelector('progress')).toBeNull();
  switchedOff.write('uploads');
  if (sending) submissions.change('a', { ...sending, phase: 'lost' });
  await until(() => expect(screen.text()).toContain('Mwanzo takes no documents for now.'));
});

test.each([
  [false, 'approved', true],
  [true, 'pending', false],
  [true, 'none', false],
  [false, 'rejected', false],
])('a profile that is verified: %s, is what the server says of it, %s', async (isVerified, status, isShown) => {
  const page = await openPage({ profile: { id: 1, isVerified } });
  const { rememberReturnPath } = await import('../../../api/return-path.ts');
  rememberReturnPath('/settings');
  const { VerifyScreen } = await import('./verify-screen.tsx');
  const screen = await showScreen(page, <VerifyScreen />, '/verify');
  const none = { reason: null, refusal: null, submitted_at: null, decide_by: null };
  const headers = { date: new Date().toUTCString() };
  (await page.api.take('GET /api/verify/')).reply({ body: { ...none, status }, headers });
  await until(() => expect(screen.text()).not.toContain('Loading...'));
  await until(() => expect(screen.text().includes('Your profile is verified')).toBe(isShown));
  const ways = screen.all('a', 'Skip for now').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(isShown ? [] : status === 'pending' ? ['/settings'] : ['/settings', '/settings']);
  await page.requestsUnderWay();
});
