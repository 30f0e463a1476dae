import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Reply } from '../../../../testing/api-server.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { serveApi } from '../../../../testing/serve-api.ts';
import { until } from '../../../../testing/until.ts';

const server = serveApi();
beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('dispatchEvent', () => true);
});

const match = { id: 7, name: 'Asha' };

/** Swipes as a member whose stored profile is verified, not verified or unknown. Returns the result and the toast. */
async function swipe(
  liked: boolean,
  touch: boolean,
  reply: Reply,
  isVerified: boolean | null = true,
  verification?: object,
) {
  const items = {
    accessToken: 'a',
    refreshToken: 'r',
    user: '{"id":1}',
    ...(verification && { 'mwanzo.verification': JSON.stringify(verification) }),
    ...(isVerified !== null && { profile: JSON.stringify({ id: 1, isVerified, prompts: [] }) }),
  };
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  server.respond(() => reply);
  vi.resetModules();
  const { startSession } = await import('../../../../api/session.ts');
  const { toastStore } = await import('../../../../ui/layers/toast-store.ts');
  const { swipeProfile } = await import('./swipe-profile.ts');
  startSession(() => undefined);
  await import('../../../../shared/verifications/open-verification.ts');
  const result = await swipeProfile({ id: 7, name: 'Asha' } as VisibleProfile, liked, touch);
  const toast = toastStore.read();
  return { result, toast: toast && [toast.title, toast.description] };
}

const refused: Reply = {
  status: 403,
  body: { code: 'verification_required', detail: 'You must verify your profile.' },
};
const noMatch: Reply = { body: { matched: false, match: null } };

test('a swipe sends the profile and whether it is liked', async () => {
  await swipe(true, true, noMatch);
  await swipe(false, true, noMatch);
  expect(server.received.map(({ request, body }) => [request, JSON.parse(body)])).toEqual([
    ['POST /api/profiles/like-pass/', { target_profile_id: 7, matched: true }],
    ['POST /api/profiles/like-pass/', { target_profile_id: 7, matched: false }],
  ]);
});

test.each<[string, Reply, number[], number | undefined]>([
  ['without a match is over, so that a later match is announced', noMatch, [], 7],
  ['that failed is over, and its card stays in the saved deck', refused, [], undefined],
  ['with a match stays known, because its own dialog shows the match', { body: { matched: true, match } }, [7], 7],
])('a like %s', async (_, reply, underWay, decided) => {
  await swipe(true, false, reply);
  const { likesUnderWay } = await import('../../../../shared/likes/likes-under-way.ts');
  const { decidedProfile } = await import('../../../../shared/deck/decided-profile.ts');
  expect([[...likesUnderWay], decidedProfile.read()]).toEqual([underWay, decided]);
});

test('the note of a like goes with that like alone, and never with a pass', async () => {
  const note = { comment: 'Sugar too?', prompt_id: 'chai-rules' } as const;
  const swipeWithNote = async (liked: boolean) => {
    vi.resetModules();
    const { nextNotes } = await import('../likes/like-note.ts');
    const { swipeProfile } = await import('./swipe-profile.ts');
    server.respond(() => noMatch);
    nextNotes.set(7, note);
    const asha = { id: 7, name: 'Asha' } as VisibleProfile;
    await swipeProfile({ ...asha, id: 8 }, true, false);
    await swipeProfile(asha, liked, false);
    await swipeProfile(asha, true, false);
  };
  localStorage.setItem('accessToken', 'a');
  await swipeWithNote(true);
  await swipeWithNote(false);
  const plain = (id: number, matched: boolean) => ({ target_profile_id: id, matched });
  expect(server.received.map(({ body }) => JSON.parse(body))).toEqual([
    plain(8, true),
    { ...plain(7, true), ...note },
    plain(7, true),
    plain(8, true),
    plain(7, false),
    plain(7, true),
  ]);
});

test('a like of something that is gone says so, and that the words are kept', async () => {
  const { toast } = await swipe(true, true, { status: 409, body: { code: 'liked_part_gone' } });
  expect(toast?.[0]).toBe('This has just changed');
});

test('a like is confirmed by a toast on touch devices only, a pass never', async () => {
  expect(await swipe(true, true, noMatch)).toEqual({
    result: null,
    toast: ['You liked the profile!', "We'll let Asha know."],
  });
  expect(await swipe(true, false, noMatch)).toEqual({ result: null, toast: undefined });
  expect(await swipe(false, true, noMatch)).toEqual({ result: null, toast: undefined });
});

test('a match opens its dialog and shows no toast', async () => {
  expect(await swipe(true, true, { body: { matched: true, match } })).toEqual({ result: match, toast: undefined });
});

const stands = (standing: 'like' | 'pass', found: object | null = null): Reply => ({
  body: { matched: found !== null, match: found, standing },
});

test.each([
  ['a pass', false, stands('like')],
  ['a pass of a match', false, stands('like', match)],
  ['a like', true, stands('like')],
])('%s of somebody whom another device has liked says so, and cannot be taken back here', async (_, liked, reply) => {
  expect((await swipe(liked, true, reply)).result).toBe('away');
  const { toastStore } = await import('../../../../ui/layers/toast-store.ts');
  const told = { title: 'You liked Asha on your other device', description: 'That like stands.' };
  await until(() => expect(toastStore.read()).toMatchObject(told));
});

test('a pass of somebody whom another device has passed says nothing, and cannot be taken back here', async () => {
  expect(await swipe(false, true, stands('pass'))).toEqual({ result: 'away', toast: undefined });
});

test('a like whose first response was lost is this device’s own', async () => {
  expect((await swipe(true, true, { hangUp: true })).result).toBeUndefined();
  const { swipeProfile } = await import('./swipe-profile.ts');
  const { toastStore } = await import('../../../../ui/layers/toast-store.ts');
  server.respond(() => stands('like'));
  expect(await swipeProfile({ id: 7, name: 'Asha' } as VisibleProfile, true, true)).toBeNull();
  expect(toastStore.read()?.title).toBe('You liked the profile!');
  // That holds for one swipe only.
  expect(await swipeProfile({ id: 7, name: 'Asha' } as VisibleProfile, false, true)).toBe('away');
});

test('a swipe that fails says to verify if the profile is unverified, otherwise to try again', async () => {
  expect(await swipe(true, true, refused, false)).toEqual({
    result: undefined,
    toast: ['Profile not verified', 'You must verify your profile before you can match.'],
  });
  const failed = ['Action failed', 'Could not process your choice. Try again.'];
  expect(await swipe(true, true, { status: 500 })).toEqual({ result: undefined, toast: failed });
  expect(await swipe(false, false, { hangUp: true })).toEqual({ result: undefined, toast: failed });
});

test('a member whose documents are in review reads the same notice, then that nothing is left to do', async () => {
  const { toast } = await swipe(true, true, refused, false, { status: 'pending', owner: 1 });
  expect(toast).toEqual([
    'Profile not verified',
    'You must verify your profile before you can match. Your documents are in review. We notify you.',
  ]);
});

test('any other failure while in review is told as before', async () => {
  const { toast } = await swipe(true, true, { status: 500 }, false, { status: 'pending', owner: 1 });
  expect(toast?.[0]).toBe('Profile not verified');
});

test('a member without a photo reads that one is needed', async () => {
  const { toast } = await swipe(true, true, { status: 403, body: { code: 'photo_required' } });
  expect(toast?.[0]).toBe('Add a photo first');
});

test('the day’s limit is no error: it takes the place of the deck', async () => {
  const { toast } = await swipe(true, true, { status: 429, body: { code: 'daily_limit_reached' } });
  expect(toast).toBeUndefined();
  const { dayLimits } = await import('../../../../shared/allowances/day-limits.ts');
  expect(dayLimits.read().swipes).toBeGreaterThan(Date.now());
});

test('a member whose profile has not been loaded is not told to verify it', async () => {
  expect(await swipe(true, true, refused, null)).toEqual({
    result: undefined,
    toast: ['Action failed', 'Could not process your choice. Try again.'],
  });
});

test('a like whose response is lost after a logout is not kept as the next member’s, and nobody is told', async () => {
  const page = await openPage();
  const { swipeProfile } = await import('./swipe-profile.ts');
  const { waitingSwipes } = await import('../waiting/waiting-swipes.ts');
  const swiped = swipeProfile({ id: 7, name: 'Asha' } as VisibleProfile, true, true);
  const { reply } = await page.api.take('POST /api/profiles/like-pass/');
  page.signInAs(2);
  vi.stubGlobal('navigator', { onLine: false });
  reply({ hangUp: true });
  expect([await swiped, waitingSwipes.find('7'), page.toast()]).toEqual([undefined, undefined, undefined]);
});

test('a like whose response was lost is not the next member’s own', async () => {
  const page = await openPage();
  const { swipeProfile } = await import('./swipe-profile.ts');
  const swipeAsha = () => swipeProfile({ id: 7, name: 'Asha' } as VisibleProfile, false, true);
  const respond = async (reply: Reply) => (await page.api.take('POST /api/profiles/like-pass/')).reply(reply);
  const lost = swipeAsha();
  await respond({ hangUp: true });
  expect(await lost).toBeUndefined();
  page.signInAs(2);
  const next = swipeAsha();
  await respond(stands('pass'));
  expect(await next).toBe('away');
});

test('nobody on the line sees by its length if a request likes or passes', async () => {
  await swipe(true, true, noMatch);
  await swipe(false, true, noMatch);
  const { swipeBytes } = await import('@mwanzo/contract/limits');
  expect(server.received.map(({ body }) => body.length)).toEqual([swipeBytes.request, swipeBytes.request]);
});

test('a failure whose words cannot load is told in the usual ones', async () => {
  const page = await openPage();
  vi.doMock('./explain-refusal.ts', () => Promise.reject(new Error('no network')));
  onTestFinished(() => void vi.doUnmock('./explain-refusal.ts'));
  const { explain } = await import('./swipe-profile.ts');
  const error = new Error('refused');
  await explain(error, { id: 7, name: 'Asha', interests: [] } as never);
  expect([page.toast(), page.toastError()]).toEqual(['Action failed', error]);
});
