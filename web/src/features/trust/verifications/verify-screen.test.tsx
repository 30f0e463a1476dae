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
  expect(screen).toMatch(/<h1[^>]*>Your profile is verified</);
  expect(textOf(screen)).not.toMatch(/Step 3 of 3|Skip for now|Verify your profile|Loading/);
  expect(linkOf(screen, 'Continue to Discover')).toBe('/discover');
});

test('an unverified member sees the last step, which can be skipped', async () => {
  const screen = await renderFor({ id: 1, isVerified: false });
  expect(textOf(screen)).toContain('|Step 3 of 3|Verify your profile|');
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
  const said = { pose: undefined, agreed: false, navigate: () => undefined, loadPose: () => undefined };
  submissions.add({ ...said, id: 'a', phase: 'sending', share: 0.25, selfie: file, id_document: file });
  const screen = await showScreen(page, <UploadProgress />);
  expect(screen.text()).toMatch(/300.KB of 1\.2.MB sent/);
  expect(document.querySelector('progress')?.getAttribute('value')).toBe('0.25');
  const [sending] = submissions.read();
  if (sending) submissions.change('a', { ...sending, phase: 'lost' });
  await until(() => expect(screen.text()).toContain('You are offline.'));
  switchedOff.write('uploads');
  if (sending) submissions.change('a', { ...sending, phase: 'lost' });
  await until(() => expect(screen.text()).toContain('Mwanzo takes no documents for now.'));
});
