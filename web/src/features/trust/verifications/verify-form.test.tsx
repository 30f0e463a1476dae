import { keptAfterDecisionHours, undecidedHoursMax } from '@mwanzo/contract/limits';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { refusal } from '../../../testing/api-server.ts';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';

vi.mock('../../../api/upload.ts', () => ({
  uploading: () => (url: string, message: RequestInit) => fetch(url, message),
}));
/** A picture of this name is prepared until the test ends it. */
const slowly = Promise.withResolvers<void>();
vi.mock(import('./prepare-document.ts'), () => ({
  async prepareDocument(picked: File) {
    if (picked.name === 'slow.jpg') await slowly.promise;
    return picked;
  },
}));
vi.mock(import('../../../photos/image-url.ts'), async (original) => ({ ...(await original()), imageUrl: () => null }));

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

const file = (name: string) => new File([name], name);
const posePath = 'POST /api/verify/pose/';
const verifyPath = 'POST /api/verify/';

/** Opens the page on which the ID is sent, of a member whose verification is this. */
async function openVerify(verification: object) {
  const page = await openPage({ profile: { id: 1, isVerified: false } });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T09:00:00.000Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { VerifyScreen } = await import('./verify-screen.tsx');
  // The code of what comes late is there at once.
  await Promise.all([import('./meanwhile.tsx'), import('../../../ui/drawings/pose-drawing.tsx')]);
  const screen = await showScreen(page, <VerifyScreen />, '/verify');
  const headers = { date: new Date().toUTCString() };
  (await page.api.take('GET /api/verify/')).reply({ body: verification, headers });
  await page.requestsUnderWay();
  return {
    page,
    screen,
    givePose: async () => (await page.api.take(posePath)).reply({ body: { pose: 'chin_open' } }),
    async pick(): Promise<void> {
      await screen.choose('Add a photo of your ID', file('id.jpg'));
      await screen.choose('Take a selfie with your ID', file('selfie.jpg'));
    },
  };
}

const none = { status: 'none', reason: null, refusal: null, submitted_at: null, decide_by: null };
const pending = {
  ...none,
  status: 'pending',
  submitted_at: '2026-11-21T09:00:00.000Z',
  decide_by: '2026-11-23T09:00:00.000Z',
};

test('both pictures are sent once, with the pose and without a consent that was not given', async () => {
  const { page, screen, givePose, pick } = await openVerify(none);
  const kept = `${keptAfterDecisionHours} hours after the decision, or after ${undecidedHoursMax} hours without one`;
  expect(screen.text()).toContain(kept);
  expect(screen.all('img', '')).toEqual([]);
  const cards = () => [...document.querySelectorAll('label:has([type=file])')].map((card) => card.textContent);
  expect(cards()).toEqual([
    'Add a photo of your IDNational ID, passport or driving licenceChoose photo',
    'Take a selfie with your IDChoosing a pose for you...Open camera',
  ]);
  await givePose();
  await screen.press('Submit for review');
  expect(page.toast()).toBe('Missing files');
  await expect(screen.words()).toMatchFileSnapshot('./in-words/verify-without-pictures.txt');
  expect(document.activeElement?.getAttribute('name')).toBe('id_document');
  await pick();
  expect(cards()).toEqual([
    'ID photo addedNational ID, passport or driving licenceChange photo',
    'Selfie addedHold your ID under your chin. Open your mouth wide.Change photo',
  ]);
  await screen.press('Submit for review');
  await screen.press('Submitting');
  await screen.submit();
  expect(await page.requestsUnderWay()).toBe(1);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/verify-sending.txt');
  const sent = await page.api.take(verifyPath);
  expect(sent.body).toMatch(/name="pose"\s+chin_open/);
  expect(sent.body).toMatch(/name="id_document"; filename="id\.jpg"/);
  expect(sent.body).toMatch(/name="selfie"; filename="selfie\.jpg"/);
  expect(sent.body).not.toContain('name="consent"');
  sent.reply({ status: 201, body: pending });
  await until(() => expect(screen.paths()).toEqual(['/verify', '/discover']));
});

test('while another picture is prepared the one before is not sent in its place', async () => {
  const { page, screen, givePose, pick } = await openVerify(none);
  await givePose();
  await pick();
  await screen.choose('ID photo added', file('slow.jpg'));
  expect((await screen.button('Submit for review')).getAttribute('aria-busy')).toBe('true');
  await screen.submit();
  expect(await page.requestsUnderWay()).toBe(0);
  slowly.resolve();
  await page.requestsUnderWay();
  await screen.submit();
  expect((await page.api.take(verifyPath)).body).toMatch(/filename="slow\.jpg"/);
});

test('whoever agrees sends that, and after a failure the pose is asked for again', async () => {
  const { page, screen, givePose, pick } = await openVerify(none);
  await givePose();
  await pick();
  expect(screen.text()).toMatch(/deleted .?24.? hours after the decision, or after .?72.? hours without one/);
  await screen.toggle('I agree that a program');
  await screen.press('Submit for review');
  const sent = await page.api.take(verifyPath);
  expect(sent.body).toContain('name="consent"');
  sent.reply(refusal('pose_ended'));
  await until(() => expect(page.toast()).toBe('Upload failed'));
  expect(screen.text()).toContain('The pose has changed. Your photos are still here');
  await page.api.take(posePath);
  expect(screen.paths()).toEqual(['/verify']);
});

test('an upload can be cancelled, and the pictures are sent with the next press', async () => {
  const { page, screen, givePose, pick } = await openVerify(none);
  await givePose();
  await pick();
  await screen.press('Submit for review');
  await page.api.take(verifyPath);
  // The browser asks before the page is left.
  expect(page.dispatch('beforeunload')).toBe(false);
  await screen.press('Cancel');
  await until(() => expect(screen.all('button', 'Cancel')).toHaveLength(0));
  expect(page.toast()).toBeUndefined();
  expect(page.dispatch('beforeunload')).toBe(true);
  await screen.press('Submit for review');
  await page.api.take(verifyPath);
});

test('without a network the upload waits, which can be cancelled too', async () => {
  const { page, screen, givePose, pick } = await openVerify(none);
  await givePose();
  await pick();
  await screen.press('Submit for review');
  const sent = await page.api.take(verifyPath);
  page.setOnline(false);
  sent.reply({ hangUp: true });
  await until(() => expect(screen.text()).toContain('You are offline.'));
  await screen.press('Submitting');
  expect(await page.requestsUnderWay()).toBe(0);
  await screen.press('Cancel');
  await until(() => expect(screen.all('button', 'Submit for review')).toHaveLength(1));
});

test('the selfie is taken with the front camera, and the photo of the ID may be any', async () => {
  const { screen, givePose } = await openVerify(none);
  await givePose();
  const captures = await Promise.all(
    ['Add a photo of your ID', 'Take a selfie with your ID'].map(async (label) => screen.field(label)),
  );
  expect(captures.map((field) => field.getAttribute('capture'))).toEqual([null, 'user']);
});

test('a picture from before a reload is asked for until it is chosen again', async () => {
  const page = await openPage({ profile: { id: 1, isVerified: false } });
  const { writeFormDraft } = await import('../../../device/form-drafts.ts');
  writeFormDraft('documents', 1, { id_document: 'old.jpg', selfie: '' });
  const { VerifyForm } = await import('./verify-form.tsx');
  const screen = await showScreen(page, <VerifyForm />, '/verify');
  await page.api.take(posePath);
  expect(screen.text().match(/You had chosen old\.jpg/g)).toHaveLength(1);
  await screen.choose('Add a photo of your ID', file('new.jpg'));
  await until(() => expect(screen.text()).toContain('ID photo added'));
  expect(screen.text()).not.toContain('You had chosen');
});

test.each([
  ['Add a photo of your ID', 'Take a selfie with your ID', 'selfie'],
  ['Take a selfie with your ID', 'Add a photo of your ID', 'id_document'],
])('one picture alone is not sent: %s', async (picked, missing, name) => {
  const { page, screen, givePose } = await openVerify(none);
  await givePose();
  await screen.choose(picked, file('one.jpg'));
  await screen.press('Submit for review');
  expect([page.toast(), await page.requestsUnderWay()]).toEqual(['Missing files', 0]);
  expect(document.activeElement?.getAttribute('name')).toBe(name);
  expect((await screen.field(missing)).getAttribute('aria-invalid')).toBe('true');
});

test('a pose that did not come can be asked for by hand', async () => {
  const { page, screen, givePose } = await openVerify(none);
  (await page.api.take(posePath)).reply(refusal('internal'));
  await until(() => expect(screen.text()).toContain('We could not load what your selfie should show.'));
  await expect(screen.words()).toMatchFileSnapshot('./in-words/verify-without-pose.txt');
  await screen.press('Try again');
  await givePose();
  await until(() => expect(screen.all('button', 'Try again')).toHaveLength(0));
});

test('documents in review show since when they are, and can be replaced by others', async () => {
  const { page, screen } = await openVerify(pending);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/verify-pending.txt');
  await screen.press('Send other photos');
  await page.api.take(posePath);
  expect(screen.all('button', 'Submit for review')).toHaveLength(1);
});

test('refused documents say why above the form', async () => {
  const { screen } = await openVerify({ ...none, status: 'rejected', refusal: { code: null, note: 'Hold it still.' } });
  expect(screen.text()).toMatch(/We could not verify you yet.*Hold it still\./);
  expect(screen.all('button', 'Submit for review')).toHaveLength(1);
  expect(screen.all('a', 'Skip for now').map((link) => link.getAttribute('href'))).toEqual(['/discover', '/discover']);
});
