import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen, textOf } from '../../../testing/render-screen.tsx';
import { KeepSheet } from './keep-sheet.tsx';
import { KeptList } from './kept-list.tsx';

const nothing = () => undefined;
const now = Date.parse('2026-11-22T12:00:00Z');
beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => vi.useRealTimers());

const kiptoo = { id: 7, name: 'Kiptoo', age: 28, location: 'Eldoret', isVerified: true, photo: null, photos: [] };
const profile = kiptoo as unknown as VisibleProfile;
const pending = {
  status: 'pending' as const,
  reason: null,
  refusal: null,
  submitted_at: '2026-11-22T11:20:00Z',
  decide_by: '2026-11-24T11:20:00Z',
};
const late = { ...pending, decide_by: '2026-11-22T11:59:59Z' };
const rejected = { ...pending, status: 'rejected' as const, decide_by: null };

const sheet = (count: number, verification: typeof pending | typeof rejected = pending) =>
  textOf(
    renderScreen(
      <KeepSheet
        profile={profile}
        verification={verification}
        count={count}
        onClose={nothing}
        onKeep={nothing}
        onOpenList={nothing}
      />,
    ),
  ).replaceAll(/[\u2066-\u2069]/g, '');

test('the sheet has the title and the sentence of a refused like, then by when it is decided', () => {
  expect(sheet(19)).toContain(
    '|Profile not verified|You must verify your profile before you can match.|Your documents are with a reviewer, ' +
      'decided by Tuesday. Keep Kiptoo, and Kiptoo comes first once your badge is there.|Keep for later|Not now|',
  );
});

test('a review that takes longer names no day', () => {
  expect(sheet(0, late)).toContain('|Your documents are with a reviewer. Keep Kiptoo, and');
});

test('with twenty people the sheet offers the list in place of keeping', () => {
  expect(sheet(20)).toContain('|Your list is full|Not now|');
  expect(sheet(20)).not.toContain('Keep for later');
});

const listMarkup = (keptAt: readonly string[], verification: typeof pending | typeof rejected = pending) =>
  renderScreen(
    <KeptList
      open
      kept={keptAt.map((kept_at, index) => ({ ...profile, id: index + 1, kept_at }))}
      verification={verification}
      onClose={nothing}
      onDrop={() => Promise.resolve(true)}
      onKeep={nothing}
    />,
  );
const list = (...given: Parameters<typeof listMarkup>) =>
  textOf(listMarkup(...given)).replaceAll(/[\u2066-\u2069]/g, '');

test('the number of people on the list is announced, also when one comes back', () => {
  expect(listMarkup(['2026-11-22T11:59:30Z'])).toMatch(/<span aria-live="polite"[^>]*>1 of 20</);
});

test('the list says when each was kept, how many they are, and by when it is decided', () => {
  const times = ['2026-11-22T11:59:30Z', '2026-11-22T09:52:00Z', '2026-11-20T09:00:00Z'];
  const text = list(times);
  expect(text).toContain('|Kept for later|3 of 20|');
  expect(text).toMatch(/Eldoret\|\s*·\s*\|?kept just now.*kept at \d\d:52.*kept on .*2026/);
  expect(text).toContain('|Decided by Tuesday, 14:20|We notify you, and the deck opens with these 3.|');
});

test('somebody is kept just now for a minute, and by the time of day only on the same day', () => {
  expect(list(['2026-11-22T11:59:00.001Z'])).toContain('kept just now');
  expect(list(['2026-11-22T11:59:00Z'])).toMatch(/kept at \d\d:59/);
  expect(list(['2026-11-21T13:00:00Z'])).toMatch(/kept on .*2026/);
});

test('after a refusal the list stays and asks for new photos; without anybody it says so', () => {
  expect(list(['2026-11-22T11:59:30Z'], rejected)).toContain('|1 of 20|');
  expect(list(['2026-11-22T11:59:30Z'], rejected)).toContain('|Send new photos first|Your list stays.');
  expect(list([])).toContain('|Nobody is kept|');
});

test('the card on the list says by when somebody decides, or that it takes longer, and for how many', () => {
  const [two, one] = [['2026-11-22T11:00:00Z', '2026-11-21T11:00:00Z'], ['2026-11-21T11:00:00Z']];
  const card = (...given: Parameters<typeof listMarkup>) =>
    list(...given)
      .split('|')
      .slice(-4, -2);
  const longer = 'In review, a little longer than we said';
  expect([card(two), card(two, late), card(one, late), card(two, rejected)]).toEqual([
    ['Decided by Tuesday, 14:20', 'We notify you, and the deck opens with these 2.'],
    [longer, 'We notify you, and the deck opens with these 2.'],
    [longer, 'We notify you, and the deck opens with this person.'],
    ['Send new photos first', 'Your list stays. Once your badge is there, the deck opens with it.'],
  ]);
});
