import { beforeEach, expect, test, vi } from 'vitest';
import { refusal } from '../../../../testing/api-server.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { until } from '../../../../testing/until.ts';
import { detailOf, profileWith } from './own-photos.fixture.ts';

const ordering = 'PUT /api/profiles/me/photos/order/';
const reading = 'GET /api/profiles/me';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

async function open(ids: readonly number[]) {
  const page = await openPage({ profile: profileWith(ids) });
  const shown = () => page.session.readSession().profile?.photo_details.map(({ id }) => id);
  return { page, shown, ...(await import('./own-photos.ts')) };
}

test('the order and the photos that the member wants are shown while they are on their way', async () => {
  const { wantedPhotos } = await open([1, 2, 3]);
  const details = [1, 2, 3].map(detailOf);
  const ids = (changes: Parameters<typeof wantedPhotos>[1]) => wantedPhotos(details, changes).map(({ id }) => id);
  expect(ids({})).toEqual([1, 2, 3]);
  expect(ids({ order: [3, 1, 2] })).toEqual([3, 1, 2]);
  expect(ids({ order: [3, 1, 2], deleted: [1] })).toEqual([3, 2]);
});

test('an order is saved and the profile read again, with what waits for a reviewer', async () => {
  const { page, shown, orderPhotos, photoWishes } = await open([1, 2]);
  orderPhotos([2, 1]);
  const sent = await page.api.take(ordering);
  expect(JSON.parse(sent.body)).toEqual({ ids: [2, 1] });
  sent.reply({ body: [2, 1].map(detailOf) });
  const read = await page.api.take(reading);
  const { photo, photos } = page.session.readSession().profile ?? {};
  expect([shown(), photo, photos]).toEqual([[2, 1], '/2/1080', ['/2/1080', '/1/1080']]);
  read.reply({ body: { ...profileWith([2, 1]), in_review: { name: false, gender: false, photo: true } } });
  await until(() => expect(photoWishes.read().status).toBe('saved'));
  expect(page.session.readSession().profile?.in_review.photo).toBe(true);
});

test('an order of photos that another tab has changed is sent again for those that are there', async () => {
  const { page, shown, orderPhotos, photoWishes } = await open([1, 2, 3]);
  orderPhotos([3, 2, 1]);
  (await page.api.take(ordering)).reply({ status: 400, body: { code: 'invalid_input', detail: '' } });
  (await page.api.take(reading)).reply({ body: profileWith([1, 3, 4]) });
  const again = await page.api.take(ordering);
  expect(JSON.parse(again.body)).toEqual({ ids: [3, 1, 4] });
  again.reply({ body: [3, 1, 4].map(detailOf) });
  (await page.api.take(reading)).reply({ body: profileWith([3, 1, 4]) });
  await until(() => expect(photoWishes.read().status).toBe('saved'));
  expect(shown()).toEqual([3, 1, 4]);
});

test('an order that was not saved goes back, in words', async () => {
  const { page, shown, orderPhotos, photoWishes } = await open([1, 2]);
  orderPhotos([2, 1]);
  (await page.api.take(ordering)).reply({ hangUp: true });
  await until(() => expect(photoWishes.read()).toEqual({ changes: {}, status: 'failed' }));
  expect([page.toast(), page.toastError()]).toEqual(['Not saved', expect.any(Error)]);
  (await page.api.take(reading)).reply({ body: profileWith([1, 2]) });
  expect(shown()).toEqual([1, 2]);
});

test('a photo that the server does not delete comes back, in words', async () => {
  const { page, deletePhoto, photoWishes } = await open([1, 2]);
  deletePhoto(2);
  const body = { code: 'too_many_requests', detail: '' };
  (await page.api.take('DELETE /api/profiles/me/photos/2/')).reply({ status: 429, body });
  await until(() => expect(photoWishes.read()).toEqual({ changes: {}, status: 'failed' }));
  expect(page.toast()).toBe('Not saved');
  (await page.api.take(reading)).reply({ body: profileWith([1, 2]) });
});

test('a photo that is gone already counts as deleted', async () => {
  const { page, deletePhoto, photoWishes } = await open([1, 2]);
  deletePhoto(2);
  (await page.api.take('DELETE /api/profiles/me/photos/2/')).reply({
    status: 404,
    body: { code: 'not_found', detail: '' },
  });
  (await page.api.take(reading)).reply({ body: profileWith([1]) });
  await until(() => expect(photoWishes.read().status).toBe('saved'));
});

test('of two readings of the profile the later one counts, whichever arrives last', async () => {
  const { page, shown, readPhotosAgain } = await open([1]);
  void readPhotosAgain();
  const earlier = await page.api.take(reading);
  void readPhotosAgain();
  (await page.api.take(reading)).reply({ body: profileWith([1, 2]) });
  await until(() => expect(shown()).toEqual([1, 2]));
  earlier.reply({ body: profileWith([1]) });
  expect(await page.requestsUnderWay()).toBe(0);
  expect(shown()).toEqual([1, 2]);
});

test('a logout in the middle drops the changes that wait, and says nothing of the one that failed', async () => {
  const { page, deletePhoto, orderPhotos } = await open([1, 2, 3]);
  orderPhotos([3, 2, 1]);
  const saving = await page.api.take(ordering);
  deletePhoto(2);
  page.session.logout();
  page.signInAs(2);
  saving.reply({ status: 503 });
  await until(async () => expect(await page.requestsUnderWay()).toBe(0));
  expect([page.toast(), page.session.readSession().profile]).toEqual([undefined, null]);
});

test('of two photos that are deleted one after the other none comes back while the first is on its way', async () => {
  const { page, shown, deletePhoto, photoWishes, wantedPhotos } = await open([1, 2, 3]);
  deletePhoto(1);
  const first = await page.api.take('DELETE /api/profiles/me/photos/1/');
  deletePhoto(2);
  const wanted = () => wantedPhotos([1, 2, 3].map(detailOf), photoWishes.read().changes).map(({ id }) => id);
  expect(wanted()).toEqual([3]);
  first.reply({ body: [2, 3].map(detailOf) });
  (await page.api.take(reading)).reply({ body: profileWith([2, 3]) });
  for (const id of [1, 2]) {
    const next = await page.api.take(`DELETE /api/profiles/me/photos/${id}/`);
    next.reply(id === 1 ? refusal('not_found') : { body: [detailOf(3)] });
  }
  (await page.api.take(reading)).reply({ body: profileWith([3]) });
  await until(() => expect(photoWishes.read().status).toBe('saved'));
  expect(shown()).toEqual([3]);
});

test('the last photo of somebody with the badge stays, in words of its own', async () => {
  const { page, deletePhoto } = await open([1]);
  deletePhoto(1);
  const { toastStore } = await import('../../../../ui/layers/toast-store.ts');
  (await page.api.take('DELETE /api/profiles/me/photos/1/')).reply(refusal('badge_needs_photo'));
  await until(() => expect(page.toast()).toBe('Delete'));
  expect(toastStore.read()).toMatchObject({
    description: 'Your badge stands for a photo of you. Add another one before you delete this one, or replace it.',
    kind: 'bad',
  });
  await page.api.take(reading);
});
