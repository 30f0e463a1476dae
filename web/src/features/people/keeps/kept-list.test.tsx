import type { Kept } from '@mwanzo/contract/people/keeps';
import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Verification } from '../../../shared/verifications/open-verification.ts';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';

const person = (id: number, name: string, isVerified = false) =>
  ({
    id,
    name,
    age: 20 + id,
    location: `Town ${id}`,
    isVerified,
    photo: `/${id}.webp`,
    photos: [`/${id}.webp`, '/other.webp'],
    kept_at: `2026-11-${10 + id}T09:00:00Z`,
  }) as Kept;
const [asha, juma, wanja] = [person(7, 'Asha', true), person(8, 'Juma'), person(9, 'Wanja')];

const verification: Verification = {
  status: 'pending',
  reason: null,
  refusal: null,
  submitted_at: '2026-11-19T11:20:00Z',
  decide_by: '2026-11-21T11:20:00Z',
};

/** Opens the list of these people. `isDropped` says whether the server takes somebody off it. */
async function openList({ kept = [asha, juma, wanja], isDropped = true, now = '2026-11-20T12:00:00Z' } = {}) {
  const page = await openPage();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
  onTestFinished(() => void vi.useRealTimers());
  const { KeptList } = await import('./kept-list.tsx');
  const [onKeep, onClose] = [vi.fn(), vi.fn()];
  function List() {
    const [people, setPeople] = useState(kept);
    const drop = (one: Kept) => {
      if (isDropped) setPeople(people.filter(({ id }) => id !== one.id));
      return Promise.resolve(isDropped);
    };
    return <KeptList open kept={people} verification={verification} onClose={onClose} onDrop={drop} onKeep={onKeep} />;
  }
  const screen = await showScreen(page, <List />);
  return { page, screen, onKeep, onClose };
}
const focused = () => document.activeElement?.getAttribute('aria-label');

test('the focus moves from a person who is taken off to a neighbour, and from the last one to Back', async () => {
  const { screen, onClose } = await openList();
  await expect(screen.words()).toMatchFileSnapshot('./in-words/kept-people.txt');
  await screen.press('Take Juma off');
  expect(focused()).toBe('Take Wanja off the list');
  await screen.press('Take Wanja off');
  expect(focused()).toBe('Take Asha off the list');
  await screen.press('Take Asha off');
  expect([focused(), screen.text().includes('Nobody is kept'), onClose.mock.calls]).toEqual(['Back', true, []]);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/nobody-kept.txt');
  await screen.press('Back');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  ['2026-11-20T20:59:59Z', 'kept on 20 Nov'],
  ['2026-11-20T21:00:00Z', 'kept at 00:00'],
  ['2026-11-21T00:08:59Z', 'kept at 03:08'],
  ['2026-11-21T00:09:01Z', 'kept just now'],
])('ten past three at night in Nairobi somebody who was kept at %s is told as "%s"', async (keptAt, told) => {
  vi.stubEnv('TZ', 'Africa/Nairobi');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { screen } = await openList({ kept: [{ ...juma, kept_at: keptAt }], now: '2026-11-21T00:10:00Z' });
  expect(screen.text()).toContain(told);
});

test('a person who was taken off can be put back from the toast', async () => {
  const { page, screen, onKeep } = await openList();
  await screen.press('Take Juma off');
  await until(() => expect(page.toast()).toBe('Juma is off your list'));
  page.pressToast();
  expect(onKeep.mock.calls).toEqual([[juma]]);
});

test('nobody is said to be off the list who is still on it', async () => {
  const { page, screen } = await openList({ isDropped: false });
  await screen.press('Take Juma off');
  expect([page.toast(), screen.all('li', '').length]).toEqual([undefined, 3]);
});

test('a person with the badge has it in the list', async () => {
  await openList();
  const badges = [...document.querySelectorAll('li')].map((row) => row.querySelector('[title="Verified"]') !== null);
  expect(badges).toEqual([true, false, false]);
});

/** Opens the sheet about Asha, with this many people on the list. */
async function openSheet(count: number) {
  const page = await openPage();
  const { KeepSheet } = await import('./keep-sheet.tsx');
  const on = { onClose: vi.fn(), onKeep: vi.fn(), onOpenList: vi.fn() };
  const profile = asha as VisibleProfile;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-19T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const sheet = <KeepSheet profile={profile} verification={verification} count={count} {...on} />;
  const screen = await showScreen(page, sheet);
  const calls = () => Object.values(on).map(({ mock }) => mock.calls.length);
  return { screen, calls };
}

test('a person can be kept for later, or not now', async () => {
  const { screen, calls } = await openSheet(19);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/keep.txt');
  await screen.press('Keep for later');
  expect(calls()).toEqual([0, 1, 0]);
  await screen.press('Not now');
  expect(calls()).toEqual([1, 1, 0]);
});

test('a full list is opened in place of keeping', async () => {
  const { screen, calls } = await openSheet(20);
  expect(screen.all('[aria-haspopup]', '').map(({ textContent }) => textContent)).toEqual(['Your list is full']);
  await screen.press('Your list is full');
  expect(calls()).toEqual([0, 0, 1]);
});

test('the badge is announced where nothing was before, and the deck begins again once', async () => {
  const page = await openPage();
  const { BadgeNote } = await import('./badge-note.tsx');
  const onShown = vi.fn();
  const note = (isVerified: boolean) => <BadgeNote isVerified={isVerified} onShown={() => onShown()} />;
  const screen = await showScreen(page, note(false));
  const region = document.querySelector('output');
  expect([region?.textContent, onShown.mock.calls.length]).toEqual(['', 0]);
  screen.show(note(true));
  expect(document.querySelector('output')).toBe(region);
  expect(region?.textContent).toBe('Your profile is verified');
  screen.show(note(true));
  await page.requestsUnderWay();
  expect(onShown).toHaveBeenCalledTimes(1);
});
