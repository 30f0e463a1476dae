import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { renderScreen, textOf } from '../../../../testing/render-screen.tsx';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { until } from '../../../../testing/until.ts';

const drawn = vi.hoisted(() => ({ photo: (file: File) => Promise.resolve(file) }));

vi.mock('../../../../api/upload.ts', () => ({ uploading: () => fetch }));
vi.mock('../../../../photos/shrink-picture.ts', () => ({ shrinkPicture: (file: File) => drawn.photo(file) }));

const uploads = 'POST /api/messages/media/';
const photo = {
  kind: 'photo',
  id: 5,
  width: 4,
  height: 3,
  bytes: 9,
  path: '/x',
  is_covered: false,
  is_explicit: false,
};
const uploaded = { status: 201, body: photo };

const revoked: string[] = [];
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${(file as File).name}`);
  revoked.length = 0;
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url));
  drawn.photo = (file) => Promise.resolve(file);
});

/** Opens a page of member 1, who sends something in the chats with members 7 and 8. */
async function open(kind: 'photo' | 'voice note') {
  const page = await openPage();
  const { sendPhoto } = await import('./sending-photos.ts');
  const { sendVoice } = await import('../voice/sending-voices.ts');
  const { readOutbox } = await import('../outbox/outbox.ts');
  const { SendingRows } = await import('../sending-rows.tsx');
  const { localPicture } = await import('./local-pictures.ts');
  const { leave, logoutAsked } = await import('../../../../app/logout-asked.ts');
  const { forgetPerson } = await import('../../../../app/people/forget-person.ts');
  const send = (receiver = 7) => {
    if (kind === 'photo')
      sendPhoto({ receiver, file: new File(['x'], `${receiver}`), width: 4, height: 3, caption: '', replyTo: null });
    else sendVoice({ receiver, recording: new Blob(['x']), milliseconds: 2000, replyTo: null });
  };
  const shown = (partner = 7) => textOf(renderScreen(<SendingRows partnerId={partner} partnerName="Otieno" />));
  const waits = async (partner = 7) => until(() => expect(shown(partner)).toContain('Keep this page open'));
  const loseNetwork = async () => (await page.api.take(uploads)).reply({ hangUp: true });
  const signIn = (id: number) => page.session.signedIn(tokensOf(id), { id } as Parameters<SignedIn>[1]);
  const loseOneOf = async (receiver = 7) => {
    send(receiver);
    await loseNetwork();
    await waits(receiver);
  };
  return { page, send, shown, waits, loseOneOf, signIn, readOutbox, localPicture, leave, logoutAsked, forgetPerson };
}

type SignedIn = Awaited<ReturnType<typeof openPage>>['session']['signedIn'];

const tokensOf = (id: number) => ({ access: `a${id}`, refresh: `r${id}` });

/** Writes to storage like another tab in which somebody signs in. */
function signInElsewhere(storage: Storage, id: number): void {
  const { access, refresh } = tokensOf(id);
  for (const [key, value] of Object.entries({ refreshToken: refresh, accessToken: access, user: `{"id":${id}}` }))
    storage.setItem(key, value);
}

describe.each(['photo', 'voice note'] as const)('a %s that waits', (kind) => {
  test('is neither sent nor shown as the next member’s', async () => {
    const { page, loseOneOf, shown, signIn } = await open(kind);
    await loseOneOf();
    page.session.logout();
    signIn(2);
    page.dispatch('online');
    expect(await page.requestsUnderWay()).toBe(0);
    expect(shown()).toBe('');
  });

  test('is gone when the server has ended the session, also for the same member', async () => {
    const { page, loseOneOf, shown, signIn } = await open(kind);
    await loseOneOf();
    page.session.endSession();
    signIn(1);
    page.dispatch('online');
    expect(await page.requestsUnderWay()).toBe(0);
    expect(shown()).toBe('');
  });

  test('is gone when somebody else signs in in another tab', async () => {
    const { page, loseOneOf, shown } = await open(kind);
    await loseOneOf();
    signInElsewhere(page.storage, 2);
    page.hearStorage('user');
    page.dispatch('online');
    expect(await page.requestsUnderWay()).toBe(0);
    expect(shown()).toBe('');
  });

  test('is not sent by a tab that has not heard yet who signed in in another one', async () => {
    const { page, loseOneOf, shown } = await open(kind);
    await loseOneOf();
    signInElsewhere(page.storage, 2);
    page.dispatch('online');
    expect(await page.requestsUnderWay()).toBe(0);
    page.hearStorage('user');
    expect(shown()).toBe('');
  });

  test('makes Logout ask, and is gone with it', async () => {
    const { page, loseOneOf, leave, logoutAsked, shown } = await open(kind);
    await loseOneOf();
    leave();
    expect([logoutAsked.read(), page.session.readSession().status]).toEqual([true, 'authenticated']);
    page.session.logout();
    expect(shown()).toBe('');
  });

  test('goes after a block or an unmatch, and what is for others stays', async () => {
    const { page, loseOneOf, forgetPerson, shown, waits } = await open(kind);
    await loseOneOf(7);
    await loseOneOf(8);
    forgetPerson(page.client, 7);
    await waits(8);
    expect(shown(7)).toBe('');
    page.dispatch('online');
    expect(await page.requestsUnderWay()).toBe(1);
    expect((await page.api.take(uploads)).body).toMatch(/name="receiver"\s+8/);
  });
});

describe.each(['photo', 'voice note'] as const)('a %s under way', (kind) => {
  test('sends no message as a member who signs in before it has arrived', async () => {
    const { page, send, signIn, readOutbox, shown } = await open(kind);
    send();
    const { reply } = await page.api.take(uploads);
    page.session.logout();
    signIn(2);
    expect(await page.requestsUnderWay()).toBe(0);
    reply(uploaded);
    page.dispatch('online');
    expect(await page.requestsUnderWay()).toBe(0);
    expect([readOutbox(), shown()]).toEqual([[], '']);
  });

  test('is not sent again with the token of a member who signed in in another tab', async () => {
    const { page, send, readOutbox } = await open(kind);
    send();
    const { reply } = await page.api.take(uploads);
    signInElsewhere(page.storage, 2);
    reply({ status: 401, body: { code: 'not_signed_in' } });
    expect(await page.requestsUnderWay()).toBe(0);
    expect(readOutbox()).toEqual([]);
  });

  test('makes Logout ask until it has arrived', async () => {
    const { page, send, leave, logoutAsked, readOutbox } = await open(kind);
    send();
    const { reply } = await page.api.take(uploads);
    leave();
    expect(logoutAsked.read()).toBe(true);
    logoutAsked.write(false);
    reply(uploaded);
    await until(() => expect(readOutbox()).toHaveLength(1));
    // Now the outbox asks before the page is left. Once the message is sent, nothing asks.
    page.storage.removeItem('mwanzo.outbox');
    leave();
    expect([logoutAsked.read(), page.session.readSession().status]).toEqual([false, 'unauthenticated']);
  });

  test('is stopped by a block or an unmatch', async () => {
    const { page, send, forgetPerson, readOutbox, shown } = await open(kind);
    send();
    const { reply } = await page.api.take(uploads);
    forgetPerson(page.client, 7);
    expect(await page.requestsUnderWay()).toBe(0);
    reply(uploaded);
    expect(await page.requestsUnderWay()).toBe(0);
    expect([readOutbox(), shown()]).toEqual([[], '']);
  });
});

test('a photo that was still made smaller when somebody else signed in is not uploaded', async () => {
  const { page, send, signIn } = await open('photo');
  const { promise, resolve } = Promise.withResolvers<File>();
  drawn.photo = () => promise;
  send();
  page.session.logout();
  signIn(2);
  resolve(new File(['small'], 'small.jpg'));
  expect(await page.requestsUnderWay()).toBe(0);
});

test('a photo that may be nude asks nobody but its sender', async () => {
  const { page, send, signIn, shown } = await open('photo');
  send();
  (await page.api.take(uploads)).reply({ ...uploaded, body: { ...photo, is_explicit: true } });
  await until(() => expect(shown()).toContain('This may be a nude photo'));
  page.session.logout();
  signIn(2);
  expect(shown()).toBe('');
});

test('the browser keeps no photo for somebody who was blocked or unmatched, nor after a logout', async () => {
  const { page, send, loseOneOf, forgetPerson, localPicture } = await open('photo');
  await loseOneOf(7);
  for (const receiver of [7, 8]) {
    send(receiver);
    (await page.api.take(uploads)).reply({ ...uploaded, body: { ...photo, id: receiver } });
    await until(() => expect(localPicture(receiver)).toBe(`blob:${receiver}`));
  }
  forgetPerson(page.client, 7);
  expect(revoked).toEqual(['blob:7', 'blob:7']);
  expect(localPicture(7)).toBeUndefined();
  page.session.logout();
  expect(revoked).toEqual(['blob:7', 'blob:7', 'blob:8']);
  expect(localPicture(8)).toBeUndefined();
});

test('a photo says how far it is and why it was refused, and goes at the press that says so', async () => {
  const { page, send, readOutbox } = await open('photo');
  const { SendingRows } = await import('../sending-rows.tsx');
  const { sendingPhotos } = await import('./sending-photos.ts');
  const screen = await showScreen(page, <SendingRows partnerId={7} partnerName="Otieno" />);
  const alert = () => document.querySelector('[role="alert"]')?.textContent;
  send();
  await page.api.take(uploads);
  sendingPhotos.write(sendingPhotos.read().map((each) => ({ ...each, share: 0.42 })));
  await until(() => expect([alert(), screen.text()]).toEqual([undefined, expect.stringContaining('photo, 42%')]));
  await screen.press('Delete');
  for (const [code, said, away] of [
    ['photo_refused', 'This photo cannot be used here.', 'Delete'],
    ['photo_invalid', 'This file is not a photo.', 'Delete'],
    ['premium_required', 'With Premium you send', 'Close'],
  ] as const) {
    send();
    (await page.api.take(uploads)).reply({ status: 403, body: { code } });
    await until(() => expect(away === 'Delete' ? alert() : screen.text()).toContain(said));
    await screen.press(away);
    expect(sendingPhotos.read()).toEqual([]);
  }
  send();
  (await page.api.take(uploads)).reply({ ...uploaded, body: { ...photo, is_explicit: true } });
  await until(() => expect(alert()).toContain('This may be a nude photo'));
  await screen.press('Send it anyway');
  expect([sendingPhotos.read(), readOutbox().map(({ media }) => media?.id)]).toEqual([[], [5]]);
});
