import { beforeEach, expect, test, vi } from 'vitest';
import { profiles } from '../../../../i18n/profiles.ts';
import type { Part } from '../../../../photos/picture-rules.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { until } from '../../../../testing/until.ts';

const { prepare, crop, NotAPictureError } = vi.hoisted(() => ({
  prepare: vi.fn<(file: File) => Promise<File>>(),
  crop: vi.fn<(file: File, part: Part) => Promise<File>>(),
  NotAPictureError: class extends Error {},
}));
vi.mock('../photo-grid/prepare-photo.ts', () => ({ preparePhoto: prepare, cropPhoto: crop, NotAPictureError }));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const picture = (name: string) => new File([name], name, { type: 'image/jpeg' });

/** Starts a photo field. `ready` ends the preparation of a file, with a picture or a failure. */
async function startChoice() {
  const running = new Map<string, PromiseWithResolvers<File>>();
  prepare.mockImplementation((file) => {
    const compression = Promise.withResolvers<File>();
    running.set(file.name, compression);
    return compression.promise;
  });
  const page = await openPage();
  const { usePhotoChoice } = await import('./use-photo-choice.ts');
  const choice = page.run(() => usePhotoChoice(profiles.processFailed), undefined);
  return { page, choice, running };
}

test('the photo that was chosen last is kept, whichever is ready first', async () => {
  const { choice, running } = await startChoice();
  const [large, small] = [picture('large.jpg'), picture('small.jpg')];
  choice.now().choose(large);
  choice.now().choose(small);
  running.get('small.jpg')?.resolve(small);
  await until(() => expect(choice.now()).toMatchObject({ photo: small, preparing: false }));
  running.get('large.jpg')?.resolve(large);
  await running.get('large.jpg')?.promise;
  choice.change(undefined);
  expect(choice.now()).toMatchObject({ photo: small, preparing: false });
});

test('saving waits until the photo that was chosen last is ready', async () => {
  const { choice, running } = await startChoice();
  const [first, second] = [picture('first.jpg'), picture('second.jpg')];
  choice.now().choose(first);
  choice.now().choose(second);
  running.get('first.jpg')?.resolve(first);
  await running.get('first.jpg')?.promise;
  choice.change(undefined);
  expect(choice.now()).toMatchObject({ photo: null, preparing: true });
  running.get('second.jpg')?.resolve(second);
  await until(() => expect(choice.now()).toMatchObject({ photo: second, preparing: false }));
});

test('a photo that cannot be prepared is reported, and the one before stays', async () => {
  const { page, choice, running } = await startChoice();
  const good = picture('good.jpg');
  choice.now().choose(good);
  running.get('good.jpg')?.resolve(good);
  await until(() => expect(choice.now().photo).toBe(good));
  choice.now().choose(picture('broken.jpg'));
  running.get('broken.jpg')?.reject(new Error('broken'));
  await until(() => expect(page.toast()).toBe('Image error'));
  const { toastStore } = await import('../../../../ui/layers/toast-store.ts');
  expect(toastStore.read()).toMatchObject({
    description: 'Failed to process the image. Try a smaller image.',
    kind: 'bad',
  });
  await until(() => expect(choice.now()).toMatchObject({ photo: good, preparing: false, problem: undefined }));
});

test('the report about a file goes when a good photo is there', async () => {
  const { page, choice, running } = await startChoice();
  const { toastStore } = await import('../../../../ui/layers/toast-store.ts');
  choice.now().choose(picture('broken.jpg'));
  running.get('broken.jpg')?.reject(new Error('broken'));
  await until(() => expect(page.toast()).toBe('Image error'));
  expect(toastStore.read()?.open).toBe(true);
  const good = picture('good.jpg');
  choice.now().choose(good);
  running.get('good.jpg')?.resolve(good);
  await until(() => expect(choice.now().photo).toBe(good));
  expect(toastStore.read()?.open).toBe(false);
  // Another report stays.
  const { showToast } = await import('../../../../ui/layers/toast-store.ts');
  showToast({ title: 'Profile updated' });
  const better = picture('better.jpg');
  choice.now().choose(better);
  running.get('better.jpg')?.resolve(better);
  await until(() => expect(choice.now().photo).toBe(better));
  expect(toastStore.read()).toMatchObject({ title: 'Profile updated', open: true });
});

test('a file that is no picture is told at the field until a good photo comes', async () => {
  const { page, choice, running } = await startChoice();
  choice.now().choose(picture('fake.jpg'));
  running.get('fake.jpg')?.reject(new NotAPictureError('text'));
  await until(() => expect(page.toast()).toBe('Image error'));
  await until(() => expect(choice.now().problem).toMatch(/^This file is not a picture/));
  const good = picture('good.jpg');
  choice.now().choose(good);
  running.get('good.jpg')?.resolve(good);
  await until(() => expect(choice.now()).toMatchObject({ photo: good, problem: undefined }));
});

test('a part is always taken from the whole photo, and removing goes back to none', async () => {
  const { choice, running } = await startChoice();
  const [whole, part] = [picture('whole.jpg'), picture('part.jpg')];
  crop.mockResolvedValue(part);
  choice.now().choose(whole);
  running.get('whole.jpg')?.resolve(whole);
  await until(() => expect(choice.now().photo).toBe(whole));
  for (const left of [0, 0.5]) {
    choice.now().crop({ left, top: 0, width: 0.5, height: 1 });
    await until(() => expect(choice.now().photo).toBe(part));
    expect(choice.now()).toMatchObject({ whole, preparing: false });
  }
  // By their names, since any two files count as equal.
  expect(crop.mock.calls.map(([{ name }, { left }]) => [name, left])).toEqual([
    ['whole.jpg', 0],
    ['whole.jpg', 0.5],
  ]);
  choice.now().remove();
  await until(() => expect(choice.now()).toMatchObject({ photo: null, whole: null, preparing: false }));
  crop.mockClear();
  choice.now().crop({ left: 0, top: 0, width: 1, height: 1 });
  expect([crop.mock.calls, choice.now().preparing]).toEqual([[], false]);
});

test('a photo that becomes ready after it was removed stays away', async () => {
  const { choice, running } = await startChoice();
  const large = picture('large.jpg');
  choice.now().choose(large);
  choice.now().remove();
  running.get('large.jpg')?.resolve(large);
  await running.get('large.jpg')?.promise;
  choice.change(undefined);
  expect(choice.now()).toMatchObject({ photo: null, preparing: false });
});

test('a photo that was removed or replaced while it was prepared is not reported as broken', async () => {
  const { page, choice, running } = await startChoice();
  const good = picture('good.jpg');
  choice.now().choose(picture('broken.jpg'));
  choice.now().choose(good);
  running.get('good.jpg')?.resolve(good);
  await until(() => expect(choice.now().photo).toBe(good));
  running.get('broken.jpg')?.reject(new NotAPictureError('text'));
  await page.requestsUnderWay();
  expect([page.toast(), choice.now().problem]).toEqual([undefined, undefined]);
});
