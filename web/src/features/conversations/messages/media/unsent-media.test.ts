import { beforeEach, describe, expect, test, vi } from 'vitest';
import { until } from '../../../../testing/until.ts';
import { openUnsent } from './open-unsent.fixture.ts';

vi.mock('../../../../api/upload.ts', () => ({ uploading: () => fetch }));
vi.mock('../../../../photos/shrink-picture.ts', () => ({ shrinkPicture: (file: File) => Promise.resolve(file) }));

const uploads = 'POST /api/messages/media/';
const sends = 'POST /api/messages/send/';
const media = { kind: 'photo', id: 5, width: 4, height: 3, bytes: 9, path: '/x', is_covered: false };
const uploaded = { status: 201, body: { ...media, is_explicit: false } };

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

/** Opens a page of member 1, who sends something in the chats with members 7 and 8. */
async function open(kind: 'photo' | 'voice') {
  const opened = await openUnsent();
  const { page, outbox } = opened;
  const send = (receiver = 7) => (kind === 'photo' ? opened.photo('', receiver) : void opened.voice(receiver));
  /** Sends something, and the connection is cut before it has arrived. */
  const lose = async (receiver = 7) => {
    send(receiver);
    (await page.api.take(uploads)).reply({ hangUp: true });
    await until(() =>
      expect(outbox.read()).toContainEqual(
        expect.objectContaining({ receiver, phase: 'lost', file: expect.objectContaining({ isKept: true }) as object }),
      ),
    );
  };
  return { ...opened, send, lose };
}

describe.each(['photo', 'voice'] as const)('a %s that waits', (kind) => {
  test('survives a reload, is sent from what the device has kept, and leaves nothing there', async () => {
    const { page, lose, reload, values } = await open(kind);
    await lose();
    const { states } = await reload();
    const { body, reply } = await page.api.take(uploads);
    expect(body).toContain(kind === 'photo' ? 'name="photo"' : 'sound');
    reply(uploaded);
    const sent = await page.api.take(sends);
    expect(JSON.parse(sent.body)).toMatchObject({ sender: 1, receiver: 7, media: 5 });
    sent.reply({ status: 201, body: { id: 3 } });
    await until(() => expect([states(), [...values.keys()]]).toEqual([[], ['key']]));
  });

  test('is neither sent nor shown as the next member’s, nor kept, after a logout', async () => {
    const { page, lose, signIn, outbox, values } = await open(kind);
    await lose();
    page.session.logout();
    signIn(2);
    page.dispatch('online');
    expect([await page.requestsUnderWay(), outbox.read(), values.size]).toEqual([0, [], 0]);
  });

  test('waits for its member when the server has ended the session', async () => {
    const { page, lose, signIn, outbox } = await open(kind);
    await lose();
    page.session.endSession();
    expect(outbox.read()).toEqual([]);
    signIn(2);
    page.dispatch('online');
    expect([await page.requestsUnderWay(), outbox.read()]).toEqual([0, []]);
    signIn(1);
    page.dispatch('online');
    await page.api.take(uploads);
  });

  test('is not sent by a tab that has not heard yet who signed in in another one', async () => {
    const { page, lose, outbox, signInElsewhere } = await open(kind);
    await lose();
    signInElsewhere(2);
    page.dispatch('online');
    expect(await page.requestsUnderWay()).toBe(0);
    page.hearStorage('user');
    expect(outbox.read()).toEqual([]);
  });

  test('makes Logout ask, and is gone with it', async () => {
    const { page, lose, outbox } = await open(kind);
    const { leave, logoutAsked } = await import('../../../../app/logout-asked.ts');
    await lose();
    leave();
    expect([logoutAsked.read(), page.session.readSession().status]).toEqual([true, 'authenticated']);
    page.session.logout();
    expect(outbox.read()).toEqual([]);
  });

  test('goes after a block or an unmatch, and what is for others stays', async () => {
    const { page, lose, outbox, values } = await open(kind);
    const { forgetWriting } = await import('../outbox/forget-writing.ts');
    await lose(7);
    await lose(8);
    forgetWriting(7);
    expect(outbox.read()).toMatchObject([{ receiver: 8 }]);
    await until(() => expect(values.size).toBe(2));
    page.dispatch('online');
    expect((await page.api.take(uploads)).body).toMatch(/name="receiver"\s+8/);
    expect(await page.requestsUnderWay()).toBe(1);
  });

  test('says so if the device no longer has it, and holds up nothing behind it', async () => {
    const { page, lose, text, reload, values } = await open(kind);
    await lose();
    text('Behind it');
    for (const name of values.keys()) if (name !== 'key') values.delete(name);
    const { states, outbox } = await reload();
    expect(JSON.parse((await page.api.take(sends)).body)).toMatchObject({ text: 'Behind it' });
    expect([states(), outbox.read()[0]?.refusal]).toEqual([[`${kind} failed`, 'Behind it sending'], 'gone']);
  });
});

describe.each(['photo', 'voice'] as const)('a %s under way', (kind) => {
  test('sends no message as a member who signs in before it has arrived', async () => {
    const { page, send, signIn, outbox } = await open(kind);
    send();
    const { reply } = await page.api.take(uploads);
    page.session.logout();
    signIn(2);
    expect(await page.requestsUnderWay()).toBe(0);
    reply(uploaded);
    page.dispatch('online');
    expect([await page.requestsUnderWay(), outbox.read()]).toEqual([0, []]);
  });

  test('is not sent again with the token of a member who signed in in another tab', async () => {
    const { page, send, signInElsewhere } = await open(kind);
    send();
    const { reply } = await page.api.take(uploads);
    signInElsewhere(2);
    reply({ status: 401, body: { code: 'not_signed_in' } });
    expect(await page.requestsUnderWay()).toBe(0);
  });

  test('is stopped by a block or an unmatch', async () => {
    const { page, send, outbox } = await open(kind);
    const { forgetWriting } = await import('../outbox/forget-writing.ts');
    send();
    const { reply } = await page.api.take(uploads);
    forgetWriting(7);
    expect(await page.requestsUnderWay()).toBe(0);
    reply(uploaded);
    expect([await page.requestsUnderWay(), outbox.read()]).toEqual([0, []]);
  });

  test('is not uploaded twice if the line breaks between the file and its message', async () => {
    const { page, send, reload, outbox } = await open(kind);
    send();
    (await page.api.take(uploads)).reply(uploaded);
    const { body, reply } = await page.api.take(sends);
    reply({ hangUp: true });
    await until(() => expect(outbox.read()).toMatchObject([{ phase: 'lost', media: { id: 5 } }]));
    await reload();
    expect(JSON.parse((await page.api.take(sends)).body)).toEqual(JSON.parse(body));
  });
});

test('a recording that had to make room for a later one asks again before the page is left', async () => {
  const { page, outbox, sendFile, hasUnsent } = await openUnsent();
  page.setOnline(false);
  const large = () => Object.defineProperty(new Blob(['sound']), 'size', { value: 20 * 1024 * 1024 });
  const record = () => {
    const file = { kind: 'voice', isKept: false, milliseconds: 2000 } as const;
    sendFile({ receiver: 7, text: '', replyTo: null, file }, Promise.resolve(large()));
  };
  const kept = () => outbox.read().map(({ file }) => file?.isKept);
  record();
  await until(() => expect(kept()).toEqual([true]));
  expect(hasUnsent()).toBe(false);
  record();
  await until(() => expect(kept()).toEqual([false, true]));
  expect(hasUnsent()).toBe(true);
});

test.each(['photo', 'voice'] as const)(
  'a %s beyond the uploads of an hour has failed, and its message waits',
  async (kind) => {
    const { page, send, outbox } = await open(kind);
    send();
    (await page.api.take(uploads)).reply({ status: 429, body: { code: 'too_many_requests', detail: '' } });
    await until(() => expect(outbox.read()).toMatchObject([{ phase: 'failed' }]));
    expect(outbox.read()[0]?.refusal).toBeUndefined();
    outbox.again(outbox.read()[0]?.id ?? '');
    (await page.api.take(uploads)).reply(uploaded);
    (await page.api.take(sends)).reply({ status: 429, body: { code: 'too_many_requests', detail: '' } });
    // The file has arrived, so only the message is too much for this minute.
    await until(() => expect(outbox.read()).toMatchObject([{ phase: 'lost', media: { id: 5 } }]));
  },
);
