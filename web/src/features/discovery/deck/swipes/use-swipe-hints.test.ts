import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';

const cardOf = (id: number) => ({ id, name: 'Asha', photo: null, bio: '' }) as VisibleProfile;

test('the time of an answer begins with its card: no wait for a deck counts, the first or a later one', async () => {
  let now = 1000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  const page = await openPage();
  const { useSwipeHints } = await import('./use-swipe-hints.ts');
  const hints = page.run((topId: number | undefined) => useSwipeHints(topId), undefined);
  for (const id of [7, 8]) {
    now += 60_000;
    hints.change(id);
    now += 800;
    expect(hints.now().take(cardOf(id)).deciding_ms).toBe(800);
    hints.change(undefined);
  }
});

test('the opened profile counts for its own card alone', async () => {
  const page = await openPage();
  const { useSwipeHints } = await import('./use-swipe-hints.ts');
  const hints = page.run((topId: number | undefined) => useSwipeHints(topId), 7);
  hints.now().noteOpened(7);
  expect([7, 8].map((id) => hints.now().take(cardOf(id)).looked)).toEqual([1, 0]);
});

test.each([
  ['nothing but the first', 3, [], 0],
  ['one of two others', 3, [1], 1],
  ['both others', 3, [1, 2], 2],
  ['the other one of two', 2, [1], 2],
  ['the first one again', 2, [0], 0],
])('of the photos of a card %s was looked at', async (_, count, seen, looked) => {
  const page = await openPage();
  const { useSwipeHints } = await import('./use-swipe-hints.ts');
  const { showPhoto } = await import('../../../../ui/photos/shown-photo.ts');
  const photos = Array.from({ length: count }, (__, index) => `/${index}.webp`);
  const hints = page.run((topId: number | undefined) => useSwipeHints(topId), 7);
  for (const index of seen) showPhoto(7, index);
  const card = { ...cardOf(7), photo: '/0.webp', photos };
  expect(hints.now().take(card)).toEqual({ deciding_ms: expect.any(Number) as number, place: 1, looked });
  expect(hints.now().take({ ...card, id: 8 })).toMatchObject({ place: 2, looked: 0 });
});
