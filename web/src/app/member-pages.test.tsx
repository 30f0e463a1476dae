import type { Liker } from '@mwanzo/contract/likes';
import type { VisibleProfile } from '@mwanzo/contract/profiles';
import { createElement, type ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import type { DiscoverHandle } from '../features/deck/use-discover-handle.ts';
import { isIn, propsIn } from '../testing/element-in.ts';
import { openPage } from '../testing/open-page.ts';
import { stubLocation } from '../testing/stub-location.ts';
import { until } from '../testing/until.ts';

const asha = { id: 7, name: 'Asha', location: 'Nakuru' } as Liker;
const swipePath = 'POST /api/profiles/like-pass/';

async function openLikes() {
  const page = await openPage();
  const { visited } = stubLocation(page, '/likes');
  const { default: LikesPage } = await import('./pages/likes-page.tsx');
  const { LikesScreen } = await import('../features/likes/likes-screen.tsx');
  const shown = page.run(() => LikesPage(), undefined);
  const screen = () => propsIn(shown.now(), LikesScreen);
  /** The dialog about a match is the second element; its code loads later. */
  const dialog = () =>
    (shown.now() as { props: { children: { props: ComponentProps<'dialog'> & { newMatch?: object } }[] } }).props
      .children[1]?.props as { newMatch?: object; onChat: (match: object, draft?: string) => void };
  return { page, visited, screen, dialog };
}

test('a like back that makes a match shows it with the town, until a chat is opened', async () => {
  const { page, visited, screen, dialog } = await openLikes();
  const decided = screen().decide(asha, true);
  const { body, reply } = await page.api.take(swipePath);
  expect(JSON.parse(body)).toEqual({ target_profile_id: 7, matched: true });
  const match = { id: 7, user: { id: 7 } };
  reply({ body: { matched: true, match } });
  expect(await decided).toBe(true);
  await until(() => expect(dialog().newMatch).toEqual({ match, interests: [], location: 'Nakuru' }));
  dialog().onChat(match, 'Chai?');
  await until(() => expect(dialog().newMatch).toBeUndefined());
  expect(visited).toEqual([{ path: '/chat/7', state: { match, draft: 'Chai?' } }]);
});

test('a decision that failed did not happen, and a used-up limit is told here', async () => {
  const { page, screen, dialog } = await openLikes();
  for (const [code, title] of [
    ['unavailable', 'Action failed'],
    ['daily_limit_reached', 'Today’s swipes are used up'],
  ]) {
    const decided = screen().decide(asha, false);
    (await page.api.take(swipePath)).reply({ status: 429, body: { code, detail: '' } });
    expect([await decided, page.toast(), dialog().newMatch]).toEqual([false, title, undefined]);
  }
});

test('a decision that was stored is told of no limit that was used up before', async () => {
  const { page, screen } = await openLikes();
  const { dayLimits } = await import('../queries/day-limits.ts');
  dayLimits.write({ swipes: Date.now() + 3_600_000 });
  const decided = screen().decide(asha, false);
  (await page.api.take(swipePath)).reply({ body: { matched: false, match: null } });
  expect([await decided, page.toast()]).toEqual([true, undefined]);
});

test('a pass can be taken back, unless it is too late', async () => {
  const { page, screen } = await openLikes();
  for (const [status, isBack] of [
    [200, true],
    [409, false],
    [503, false],
  ] as const) {
    const taken = screen().takeBack(asha);
    (await page.api.take('POST /api/profiles/rewind/')).reply({ status, body: { profile: { id: 7 } } });
    expect(await taken).toBe(isBack);
  }
});

test('the deck suggests completing the profile after ten decisions, and not before', async () => {
  const page = await openPage({ profile: { id: 1, is_saved: false } });
  const { DiscoverExtras } = await import('./discover-extras.tsx');
  const { CompletenessNote } = await import('./completeness-note.tsx');
  const extras = page.run((decided: number) => DiscoverExtras({ decided, onChanged: () => undefined }), 9);
  expect(isIn(extras.now(), CompletenessNote)).toBe(false);
  extras.change(10);
  expect(isIn(extras.now(), CompletenessNote)).toBe(true);
});

test.each([true, false])(
  'the answer to the first question loads the deck again only if it changed: %s',
  async (changed) => {
    const page = await openPage({ profile: { id: 1, is_saved: true } });
    const { DiscoverExtras } = await import('./discover-extras.tsx');
    const onChanged = vi.fn();
    const extras = page.run(() => DiscoverExtras({ decided: 0, onChanged }), undefined);
    const question = () =>
      (extras.now() as { props: { children: unknown[] } }).props.children[1] as
        { props: { onAnswered: (changed: boolean) => void } } | false;
    expect(question()).toBe(false);
    (await page.api.take('GET /api/profiles/me/preferences/')).reply({ body: { is_chosen: false } });
    await until(() => expect(question()).not.toBe(false));
    const asked = question();
    if (asked) asked.props.onAnswered(changed);
    await until(() => expect(question()).toBe(false));
    expect(onChanged).toHaveBeenCalledTimes(changed ? 1 : 0);
  },
);

async function openDiscover({ profile = { id: 1, isVerified: true } as object } = {}) {
  const page = await openPage({ profile });
  stubLocation(page, '/discover');
  const { default: DiscoverPage } = await import('./pages/discover-page.tsx');
  const { DiscoverScreen } = await import('../features/deck/discover-screen.tsx');
  const shown = page.run(() => DiscoverPage(), undefined);
  const screen = () => propsIn(shown.now(), DiscoverScreen);
  const preview = () =>
    (shown.now() as { props: { children: { props: object }[] } }).props.children[1]?.props as {
      profile: VisibleProfile | undefined;
      onClose: () => void;
      onDecide: (direction: 'left' | 'right') => void;
    };
  return { page, shown, screen, preview, DiscoverScreen };
}
const profile = { id: 7, name: 'Asha' } as VisibleProfile;

test('a decision in the preview closes it and is made on the deck', async () => {
  const { screen, preview } = await openDiscover();
  const decide = vi.fn();
  (screen().ref as { current: Partial<DiscoverHandle> | null }).current = { decide };
  screen().onPreview(profile);
  await until(() => expect(preview().profile).toBe(profile));
  preview().onDecide('left');
  await until(() => expect(preview().profile).toBeUndefined());
  expect(decide.mock.calls).toEqual([[profile, 'left']]);
});

test('the preview of somebody who was blocked in another tab closes, and another one stays', async () => {
  const { screen, preview } = await openDiscover();
  const { noteEndedContact } = await import('../queries/ended-contacts.ts');
  screen().onPreview(profile);
  noteEndedContact(8);
  await until(() => expect(preview().profile).toBe(profile));
  noteEndedContact(7);
  await until(() => expect(preview().profile).toBeUndefined());
});

test.each([
  ['stays when the badge arrives', false],
  ['is not there for a verified member', true],
])('the notice about the review %s', async (_, isVerified) => {
  const { page, screen } = await openDiscover({ profile: { id: 1, isVerified } });
  const { setProfile } = page.session;
  const isThere = () => screen().notice !== false;
  expect(isThere()).toBe(!isVerified);
  setProfile({ id: 1, isVerified: true } as Parameters<typeof setProfile>[0]);
  await page.requestsUnderWay();
  expect(isThere()).toBe(!isVerified);
});

test('a paused member has no deck', async () => {
  const { shown, DiscoverScreen } = await openDiscover({ profile: { id: 1, is_paused: true } });
  expect(isIn(createElement('div', {}, shown.now()), DiscoverScreen)).toBe(false);
});
