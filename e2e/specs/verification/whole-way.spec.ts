import { findTestFace, howToGetTestFace } from '../../../server/src/testing/images/find-test-face.ts';
import { makeIdCard, makeSelfie } from '../../../server/src/testing/images/make-faces.ts';
import { toast } from '../../page/locators.ts';
import { agreeToComparing } from '../../page/member-steps.ts';
import { makeDocumentNumber } from '../../people/document-number.ts';
import { makeSignedUpMember } from '../../people/signed-up-member.ts';
import { openDevice, storeSession } from '../../people/stored-session.ts';
import { apiRequest, signIn } from '../../server/api-requests.ts';
import { startServerWith } from '../../server/start-server.ts';
import { expect, test } from '../../test.ts';

const face = findTestFace();

test.skip(face === null, howToGetTestFace);
test.describe.configure({ timeout: 180_000 });

let stop: (() => Promise<void>) | undefined;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  stop = await startServerWith({ SCREENING: '1', DEMO_PHOTOS: '0' });
});

test.afterAll(() => stop?.());

/** Reads what the reviewer's queue says about the only waiting member of this name. */
async function screeningOf(name: string, token: string): Promise<unknown> {
  const list = await apiRequest('GET', '/api/moderation/verifications/', { token });
  const waiting = (await list.json()) as { name: string; screening: unknown }[];
  return waiting.find((each) => each.name === name)?.screening;
}

test('a member sends a face in the pose, a machine gives hints, a reviewer approves, and the badge is there', async ({
  browser,
  press,
  page: theirs,
  context,
}) => {
  const member = await makeSignedUpMember({
    fullName: 'Eileen',
    label: 'face',
    birthday: '1996-05-05',
    gender: 'female',
    orientation: 'straight',
  });
  const profile = { name: 'Eileen', age: 30, location: 'Nairobi', shown_to: 'liked' };
  await apiRequest('PUT', '/api/profiles/me', { token: member.token, body: profile });
  await storeSession(context, await signIn(member.email));

  await theirs.goto('/verify');
  const asked = theirs.getByText(/^Hold your ID (beside|under|against)/);
  await expect(asked).toBeVisible();
  const pose = (await asked.textContent()) ?? '';
  await theirs.reload();
  await expect(theirs.getByText(pose)).toBeVisible();
  const picture = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
  await theirs.getByLabel('Add a photo of your ID').setInputFiles(picture('id.jpg', await makeIdCard(face ?? '')));
  await theirs
    .getByLabel('Take a selfie with your ID')
    .setInputFiles(picture('selfie.jpg', await makeSelfie(face ?? '')));
  await agreeToComparing(theirs);
  await press(theirs.getByRole('button', { name: 'Submit for review' }));
  await expect(toast(theirs, 'Verification submitted')).toBeVisible();

  const reviewer = await signIn('moderator@mwanzo.test');
  await expect
    .poll(() => screeningOf('Eileen', reviewer.access), { timeout: 120_000 })
    .toMatchObject({ is_screened: true, id_to_selfie: 'likely_same' });
  const desk = await openDevice(browser, reviewer);
  const room = await desk.newPage();
  await room.goto('/moderation');
  await room.getByRole('region', { name: 'Verification' }).getByRole('button', { name: 'Eileen' }).click();
  await expect(room.getByText('Hints from a machine')).toBeVisible();
  await expect(room.getByText('Likely the same person')).toBeVisible();
  await expect(room.getByText(`Asked for: ${pose}`, { exact: true })).toBeAttached();
  await expect(room.getByRole('checkbox', { name: `The selfie shows what we asked for: ${pose}` })).toBeVisible();
  await expect(room.getByRole('img', { name: 'Selfie of Eileen with the ID' })).toBeVisible();
  for (const checkbox of await room.getByRole('main').getByRole('checkbox').all()) await checkbox.check();
  await room.getByLabel('Number on the document').fill(makeDocumentNumber());
  await room.getByRole('button', { name: 'Approve' }).click();
  await expect(toast(room, 'Approved')).toContainText('Eileen is notified.');
  await desk.close();

  await theirs.goto('/verify');
  await expect(theirs.getByRole('heading', { name: 'Your profile is verified' })).toBeVisible();
  await theirs.goto('/matches');
  await theirs.getByRole('button', { name: /^Notifications, 1 unread/ }).click();
  await expect(theirs.getByRole('button', { name: /^Your profile is verified\./ })).toBeVisible();
  const own = await apiRequest('GET', '/api/profiles/me', { token: member.token });
  expect(await own.json()).toMatchObject({ isVerified: true });
});
