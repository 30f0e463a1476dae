import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { renderScreen, textOf } from '../../../testing/render-screen.tsx';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';

/** A picture of this name is prepared until the test ends it. */
const slowly = Promise.withResolvers<void>();
vi.mock(import('./prepare-document.ts'), () => ({
  async prepareDocument(picked: File) {
    if (picked.name === 'slow.jpg') await slowly.promise;
    return picked;
  },
}));
vi.mock(import('../../../photos/image-url.ts'), async (original) => ({ ...(await original()), imageUrl: () => null }));

const file = (name: string) => new File([name], name);
const selfieCard = 'Take a selfie with your ID';

/** Shows the form to a member. */
async function openForm() {
  const page = await openPage();
  const { VerifyForm } = await import('./verify-form.tsx');
  const screen = await showScreen(page, <VerifyForm />, '/verify');
  (await page.api.take('POST /api/verify/pose/')).reply({ body: { pose: 'chin_open' } });
  await page.requestsUnderWay();
  return { page, screen };
}

test('the picture that is missing is named at its own card, which gets the focus', async () => {
  const { page, screen } = await openForm();
  await screen.choose('Add a photo of your ID', file('id.jpg'));
  await screen.press('Submit for review');
  const { toastStore } = await import('../../../ui/layers/toast-store.ts');
  expect(toastStore.read()).toMatchObject({
    title: 'Missing files',
    description: 'Please upload both your ID and a recent selfie',
    kind: 'bad',
  });
  expect(document.activeElement).toBe(await screen.field(selfieCard));
  expect([...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)).toHaveLength(1);
  await screen.choose(selfieCard, file('slow.jpg'));
  expect((await screen.button('Submit for review')).getAttribute('aria-busy')).toBe('true');
  await screen.submit();
  expect(await page.requestsUnderWay()).toBe(0);
  slowly.resolve();
  await until(() => expect(screen.all('button', 'Submit for review')[0]?.getAttribute('aria-busy')).toBeNull());
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(0);
});

test('a visitor reads what the selfie must show without a pose, and is sent to sign in', async () => {
  const page = await openPage();
  page.session.endSession();
  const { VerifyForm } = await import('./verify-form.tsx');
  const screen = await showScreen(page, <VerifyForm />, '/verify');
  await expect(screen.words()).toMatchFileSnapshot('./in-words/verify-visitor.txt');
  await screen.choose('Add a photo of your ID', file('id.jpg'));
  await screen.choose(selfieCard, file('selfie.jpg'));
  await screen.press('Submit for review');
  expect([screen.paths(), page.toast(), await page.requestsUnderWay()]).toEqual([
    ['/verify', '/login'],
    'Sign in first',
    0,
  ]);
});

test('a notice says what became of the documents, in time or late, with a reason or without', async () => {
  await openPage();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T09:00:00.000Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { ApprovedNotice, PendingNotice, RejectedNotice } = await import('./verification-notice.tsx');
  const sent = { reason: null, refusal: null, submitted_at: '2026-11-21T09:00:00.000Z' };
  const pending = (decide_by: string) => (
    <PendingNotice verification={{ ...sent, status: 'pending', decide_by }} onSendAgain={() => undefined} />
  );
  const rejected = (refusal: object | null) => {
    const verification = { ...sent, status: 'rejected', decide_by: null, refusal } as unknown;
    return <RejectedNotice verification={verification as Parameters<typeof RejectedNotice>[0]['verification']} />;
  };
  const said = [
    <ApprovedNotice key="approved" />,
    pending('2026-11-23T09:00:00.000Z'),
    pending('2026-11-22T08:00:00.000Z'),
    rejected(null),
    rejected({ code: 'id_cut_off', note: '' }),
    rejected({ code: 'id_cut_off', note: 'Hold it still.' }),
    rejected({ code: null, note: 'Hold it still.' }),
  ].map((notice) => textOf(renderScreen(notice)));
  await expect(`${said.join('\n')}\n`).toMatchFileSnapshot('./in-words/notices.txt');
});

test('an upload says what it waits for or why it ended, and can be cancelled while it would leave', async () => {
  const page = await openPage();
  const { verifications } = await import('../../../i18n/verifications.ts');
  const { UploadProgress } = await import('./upload-progress.tsx');
  const { submissions } = await import('./submission.ts');
  const { switchedOff } = await import('../../../api/switched-off.ts');
  const [selfie, id_document] = [new File([new Uint8Array(600_000)], 'a'), new File([new Uint8Array(400_000)], 'b')];
  const said = { selfie, id_document, pose: undefined, agreed: false, navigate() {}, loadPose() {}, id: 'documents' };
  const cases: string[] = [];
  for (const off of ['', 'uploads', 'payments'] as const)
    for (const phase of ['waiting', 'sending', 'lost', 'failed'] as const)
      for (const share of [undefined, 0, 0.5, 1]) {
        if (share !== undefined && phase !== 'sending') continue;
        switchedOff.write(off);
        submissions.add({ ...said, phase, note: verifications.cut, ...(share !== undefined && { share }) });
        const screen = renderScreen(<UploadProgress />);
        cases.push(`${off || 'on'}, ${phase}, ${share}: ${textOf(screen)}`);
      }
  await expect(`${cases.join('\n')}\n`).toMatchFileSnapshot('./in-words/upload-states.txt');
  await page.requestsUnderWay();
});
