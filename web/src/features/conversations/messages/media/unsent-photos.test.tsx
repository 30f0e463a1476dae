import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { refusal } from '../../../../testing/api-server.ts';
import { until } from '../../../../testing/until.ts';
import { openUnsent } from './open-unsent.fixture.ts';

const drawn = vi.hoisted(() => ({ photo: (file: File) => Promise.resolve(file) }));
vi.mock('../../../../api/upload.ts', () => ({
  uploading: (onProgress: (sent: number, total: number) => void) => (url: string, message: RequestInit) => {
    onProgress(3, 10);
    return fetch(url, message);
  },
}));
vi.mock('../../../../photos/shrink-picture.ts', () => ({ shrinkPicture: (file: File) => drawn.photo(file) }));

const uploads = 'POST /api/messages/media/';
const sends = 'POST /api/messages/send/';
const media = { kind: 'photo', id: 5, width: 4, height: 3, bytes: 9, path: '/x', is_covered: false };
const uploaded = { status: 201, body: { ...media, is_explicit: false } };
const explicit = { status: 201, body: { ...media, is_explicit: true } };

const revoked: string[] = [];
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(made += 1)}`);
  revoked.length = 0;
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url));
  drawn.photo = (file) => Promise.resolve(file);
});

test('text, photo and voice note leave in the order in which they were made', async () => {
  const { page, text, photo, voice, states } = await openUnsent();
  text('One');
  photo('Two');
  voice();
  text('Four');
  expect(states()).toEqual(['One sending', 'Two waiting', 'voice waiting', 'Four waiting']);
  const take = async (what: string, reply: object) => {
    const { request, body, reply: answer } = await page.api.take('POST /api/messages/');
    expect([request.includes('media'), await page.requestsUnderWay()]).toEqual([what === 'file', 1]);
    answer({ status: 201, body: reply });
    return what === 'file' ? body : (JSON.parse(body) as { text: string; media?: number });
  };
  expect(await take('text', { id: 1 })).toMatchObject({ text: 'One' });
  expect(await take('file', { ...media, id: 11, is_explicit: false })).toContain('Two');
  expect(await take('text', { id: 2 })).toMatchObject({ text: 'Two', media: 11 });
  expect(await take('file', { kind: 'voice', id: 12 })).toContain('sound');
  expect(await take('text', { id: 3 })).toMatchObject({ text: '', media: 12 });
  expect(await take('text', { id: 4 })).toMatchObject({ text: 'Four' });
  await until(() => expect(states()).toEqual([]));
});

test.each(['photo_refused', 'photo_invalid', 'premium_required'] as const)(
  'a photo that is refused with %s holds up nothing behind it, and does not go out by itself',
  async (code) => {
    const { page, photo, text, states } = await openUnsent();
    photo('Refused');
    text('Behind it');
    (await page.api.take(uploads)).reply(refusal(code));
    (await page.api.take(sends)).reply({ status: 201, body: { id: 3 } });
    await until(() => expect(states()).toEqual(['Refused failed']));
    page.dispatch('online');
    expect(await page.requestsUnderWay()).toBe(0);
  },
);

test('a photo that was still made smaller when somebody else signed in is not uploaded', async () => {
  const { page, photo, signIn, values } = await openUnsent();
  const { promise, resolve } = Promise.withResolvers<File>();
  drawn.photo = () => promise;
  photo('');
  page.session.logout();
  signIn(2);
  resolve(new File(['small'], 'small.jpg'));
  expect([await page.requestsUnderWay(), [...values.keys()].filter((name) => name !== 'key')]).toEqual([0, []]);
});

test('a photo that this browser cannot make smaller is sent as it is', async () => {
  drawn.photo = () => Promise.reject(new Error('no canvas'));
  const { page, photo } = await openUnsent();
  photo('', 7, 'whole');
  expect(await page.requestsUnderWay()).toBe(1);
  expect((await page.api.take(uploads)).body).toContain('whole');
});

test('a photo that may be nude asks its sender, and is sent without another upload when they say so', async () => {
  const { page, photo, signIn, outbox, show, values } = await openUnsent();
  const screen = await show();
  photo('');
  (await page.api.take(uploads)).reply(explicit);
  await until(() => expect(screen.text()).toContain('This may be a nude photo'));
  page.session.endSession();
  signIn(2);
  await until(() => expect(screen.text()).toBe(''));
  signIn(1);
  await until(() => expect(screen.text()).toContain('This may be a nude photo'));
  page.dispatch('online');
  expect(await page.requestsUnderWay()).toBe(0);
  await screen.press('Send it anyway');
  expect(JSON.parse((await page.api.take(sends)).body)).toMatchObject({ media: 5 });
  expect([outbox.read(), [...values.keys()]]).toMatchObject([[{ phase: 'sending' }], ['key']]);
});

test('a photo that may be nude is thrown away by the first of its two buttons', async () => {
  const { page, photo, show, outbox } = await openUnsent();
  const screen = await show();
  photo('');
  (await page.api.take(uploads)).reply(explicit);
  await until(() => expect(screen.text()).toContain('This may be a nude photo'));
  await screen.press('Delete');
  expect([outbox.read(), await page.requestsUnderWay(), revoked]).toEqual([[], 0, ['blob:1']]);
});

test('a photo is shown while it waits, also after a reload, and once it has arrived without being loaded', async () => {
  const { page, photo, reload, localPicture, outbox } = await openUnsent();
  photo('Chai?');
  (await page.api.take(uploads)).reply({ hangUp: true });
  await until(() => expect(outbox.read()).toMatchObject([{ phase: 'lost', file: { isKept: true } }]));
  expect(localPicture(outbox.read()[0]?.id ?? '')).toBe('blob:1');
  page.setOnline(false);
  const again = await reload();
  const screen = await again.show();
  await until(() => expect(screen.all('img', '')[0]?.getAttribute('src')).toBe('blob:2'));
  expect(screen.text()).toMatch(/\|Waiting for the line\|.*\|Waits here and goes by itself$/);
  expect(screen.text()).not.toContain('Keep this page open');
  page.setOnline(true);
  page.dispatch('online');
  (await page.api.take(uploads)).reply(uploaded);
  await until(() => expect(again.localPicture(5)).toBe('blob:2'));
});

test('a photo among texts waits with them, and can only be deleted', async () => {
  const { page, photo, text, show, states } = await openUnsent();
  page.setOnline(false);
  const screen = await show();
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => act());
  text('Look');
  photo('');
  text('Chai?');
  await until(() => expect(screen.text()).toMatch(/\|Look\|.*\|Chai\?\|.*\|All 3 wait here/));
  const [, ofPhoto] = document.querySelectorAll<HTMLElement>('.bubble-cover');
  await screen.pressElement(ofPhoto);
  await screen.button('Delete');
  expect([screen.all('dialog button', 'Change').length, screen.text().match(/\|Photo\|/g)]).toEqual([0, ['|Photo|']]);
  await screen.press('Delete');
  await until(() => expect(screen.text()).toContain('Both wait here'));
  expect(states()).toEqual(['Look lost', 'Chai? waiting']);
});

test('a photo says how far it is and why it was refused, and goes at the press that says so', async () => {
  const { page, photo, show, outbox } = await openUnsent();
  const screen = await show();
  const alert = () => document.querySelector('[role="alert"]')?.textContent;
  photo('');
  await page.api.take(uploads);
  await until(() => expect([alert(), screen.text()]).toEqual([undefined, expect.stringContaining('photo, 30%')]));
  await screen.press('Delete');
  for (const [code, said, away] of [
    ['photo_refused', 'This photo cannot be used here.', 'Delete'],
    ['photo_invalid', 'This file is not a photo.', 'Delete'],
    ['premium_required', 'With Premium you send', 'Close'],
  ] as const) {
    photo('');
    (await page.api.take(uploads)).reply(refusal(code));
    await until(() => expect((away === 'Delete' ? alert() : screen.text()) ?? '').toContain(said));
    await screen.press(away);
    expect(outbox.read()).toEqual([]);
  }
  photo('');
  (await page.api.take(uploads)).reply(refusal('internal'));
  await until(() => expect(alert() ?? '').toContain('Not sent.'));
  outbox.change(outbox.read()[0]?.id ?? '', { refusal: 'gone' });
  await until(() => expect(alert() ?? '').toContain('This photo is no longer on this phone'));
  outbox.forget(() => true);
  photo('Chai?');
  (await page.api.take(uploads)).reply(refusal('internal'));
  await screen.press('Not sent. Tap to try again.');
  (await page.api.take(uploads)).reply(uploaded);
  expect(JSON.parse((await page.api.take(sends)).body)).toMatchObject({ text: 'Chai?', media: 5 });
});

test('the browser asks before a file is lost with the page, and not once the device has kept it', async () => {
  const { page, photo, hasUnsent, outbox, show } = await openUnsent();
  const { promise, resolve } = Promise.withResolvers<File>();
  drawn.photo = () => promise;
  page.setOnline(false);
  const screen = await show();
  photo('');
  expect([hasUnsent(), page.dispatch('beforeunload')]).toEqual([true, false]);
  await until(() => expect(screen.text()).toContain('Keep this page open. The photo is sent'));
  resolve(new File(['x'], 'a.jpg'));
  await until(() => expect(outbox.read()).toMatchObject([{ file: { isKept: true } }]));
  expect([hasUnsent(), page.dispatch('beforeunload')]).toEqual([false, true]);
});

test('the browser keeps no photo for somebody who was blocked or unmatched, nor after a logout', async () => {
  const { page, photo, localPicture } = await openUnsent();
  const { forgetWriting } = await import('../outbox/forget-writing.ts');
  for (const receiver of [7, 8]) {
    photo('', receiver);
    (await page.api.take(uploads)).reply({ ...uploaded, body: { ...media, id: receiver, is_explicit: false } });
    await until(() => expect(localPicture(receiver)).toBeDefined());
  }
  forgetWriting(7);
  expect([revoked, localPicture(7)]).toEqual([['blob:1'], undefined]);
  page.session.logout();
  expect([revoked, localPicture(8)]).toEqual([['blob:1', 'blob:2'], undefined]);
});

test('a voice note that is not kept, or no longer there, is called so', async () => {
  const { page, voice, show, outbox } = await openUnsent();
  page.setOnline(false);
  const screen = await show();
  const id = voice();
  await until(() => expect(outbox.find(id)?.file?.isKept).toBe(true));
  outbox.change(id, { file: { kind: 'voice', isKept: false, milliseconds: 2000 } });
  await until(() => expect(screen.text()).toContain('Keep this page open. The voice note is sent'));
  outbox.change(id, { phase: 'failed', refusal: 'gone' });
  await until(() => expect(screen.text()).toContain('This recording is no longer on this phone.'));
});

test.each([
  ['photo', ['photo_refused', 'photo_invalid', 'gone']],
  ['voice', ['voice_invalid', 'voice_too_long', 'voice_off', 'gone']],
] as const)('a %s that waits, has failed or is refused is whole', async (kind, refusals) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-19T15:10:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { page, photo, voice, show, outbox } = await openUnsent();
  page.setOnline(false);
  const screen = await show();
  void (kind === 'photo' ? photo('Chai?') : voice());
  const { id, file } = outbox.read()[0] ?? expect.fail('nothing is sent');
  await until(() => expect(outbox.find(id)?.file?.isKept).toBe(true));
  // The code of unsent files has come.
  await until(() => expect(screen.words()).toMatch(/Your photo|"0:02"/));
  let told = '';
  const tell = async (state: string, fields: Parameters<typeof outbox.change>[1]) => {
    outbox.change(id, fields);
    await page.requestsUnderWay();
    told += `# ${state}\n${screen.words()}`;
  };
  await tell('waiting', { phase: 'waiting', writtenAt: '2026-11-19T15:02:00.000Z' });
  await tell('waiting, not kept', { ...(file && { file: { ...file, isKept: false } }) });
  await tell('failed', { phase: 'failed' });
  for (const reason of refusals) await tell(reason, { refusal: reason });
  await tell('asking', { phase: 'asking', refusal: undefined });
  await expect(told).toMatchFileSnapshot(`./in-words/unsent-${kind}.txt`);
});
