import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { noFilters } from './filters/filter-rules.ts';
import type { DiscoverHandle } from './use-discover-handle.ts';

const [asha, juma] = [
  { id: 7, name: 'Asha', photo_details: [] },
  { id: 8, name: 'Juma', photo_details: [] },
] as unknown as [VisibleProfile, VisibleProfile];

/** Fills the handle of a deck whose current card is Asha's. */
async function openHandle() {
  const page = await openPage({ profile: { id: 1, isVerified: false } });
  const { useDiscoverHandle } = await import('./use-discover-handle.ts');
  const { keepOffer } = await import('../../../shared/keeps/keep-offer.ts');
  const { likeLock } = await import('../../../shared/verifications/like-lock.ts');
  const offered = vi.fn();
  keepOffer.write(offered);
  vi.stubGlobal('dispatchEvent', () => true);
  const swipe = vi.fn();
  const discover = {
    deck: { state: { cards: [asha, juma] } } as unknown as DiscoverHandle['deck'],
    swipes: {} as DiscoverHandle['swipes'],
    card: { current: { swipe } },
    accepts: (time: number) => time >= 300,
  };
  const ref = { current: null as DiscoverHandle | null };
  vi.useFakeTimers({ toFake: ['performance'], now: 0 });
  onTestFinished(() => void vi.useRealTimers());
  const press = page.run(() => useDiscoverHandle(ref, discover), undefined);
  vi.advanceTimersByTime(300);
  return { swipe, ref, press: press.now(), likeLock, offered };
}

test('a decision in the preview sends the card away only while it is on top', async () => {
  const { swipe, ref } = await openHandle();
  ref.current?.decide(juma, 'right');
  expect(swipe).not.toHaveBeenCalled();
  ref.current?.decide(asha, 'left');
  expect(swipe.mock.calls).toEqual([['left']]);
});

test('a press that came too early for the card does nothing, not even while likes are locked', async () => {
  const { swipe, press, likeLock, offered } = await openHandle();
  press('right', 299);
  likeLock.write(true);
  press('right', 299);
  expect([swipe.mock.calls, offered.mock.calls]).toEqual([[], []]);
});

test('while likes are locked a like offers to keep the person, and a pass is sent', async () => {
  const { swipe, press, likeLock, offered } = await openHandle();
  likeLock.write(true);
  press('right', 300);
  await vi.waitFor(() => expect(offered.mock.calls).toEqual([[asha]]));
  expect(swipe).not.toHaveBeenCalled();
  press('left', 300);
  likeLock.write(false);
  press('right', 300);
  expect(swipe.mock.calls).toEqual([['left'], ['right']]);
});

test('the request changes 400 ms after the last change, and the choice lasts for the visit', async () => {
  const page = await openPage();
  const { useSearchAndFilters } = await import('./filters/use-search-and-filters.ts');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const deck = page.run(() => useSearchAndFilters(), undefined);
  const filters = { ...noFilters, location: 'Lamu' };
  const pass = async (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    await page.requestsUnderWay();
  };
  const change = async (search: string, chosen = filters) => {
    deck.now().change({ search, filters: chosen });
    await page.requestsUnderWay();
  };
  await change('cha');
  await pass(399);
  await change('chai');
  await pass(399);
  expect(deck.now()).toMatchObject({ search: 'chai', filters, query: {} });
  expect(deck.now().query.search).toBeUndefined();
  await pass(1);
  expect(deck.now().query).toMatchObject({ search: 'chai', location: 'Lamu' });
  deck.unmount();
  const next = page.run(() => useSearchAndFilters(), undefined);
  expect(next.now()).toMatchObject({ search: 'chai', filters, query: { search: 'chai', location: 'Lamu' } });
});

test.each([
  ['a word alone', 'chai', noFilters, true],
  ['a filter alone', '', { ...noFilters, location: 'Lamu' }, true],
  ['no empty choice', '', noFilters, false],
])('%s is kept for the visit', async (_, search, filters, isKept) => {
  const page = await openPage();
  const { useSearchAndFilters } = await import('./filters/use-search-and-filters.ts');
  sessionStorage.setItem('mwanzo.filters', 'earlier');
  page
    .run(() => useSearchAndFilters(), undefined)
    .now()
    .change({ search, filters });
  const kept = sessionStorage.getItem('mwanzo.filters');
  expect(kept && JSON.parse(kept)).toEqual(isKept ? { user: 1, search, filters } : null);
});

test.each([
  ['the photos of the first card and the three after it', false, ['/1.webp', '/3.webp', '/4.webp']],
  ['nothing in low-data mode', true, []],
])('the deck fetches ahead %s', async (_, lowData, expected) => {
  const page = await openPage();
  if (lowData) page.storage.setItem('mwanzo.lowData', 'on');
  const fetched: string[] = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      decode = async () => void fetched.push(new URL(this.src, 'http://here').pathname);
    },
  );
  const { useNextPhotos } = await import('./cards/use-next-photos.ts');
  const cards = [1, 2, 3, 4, 5].map((id) => ({ id, photo: id === 2 ? null : `/${id}.webp`, photos: [] }));
  page.run(() => useNextPhotos(cards as unknown as VisibleProfile[]), undefined);
  await page.requestsUnderWay();
  expect(fetched).toEqual(expected);
});

test('the photos of cards that have left the deck are not fetched any more', async () => {
  const page = await openPage();
  const fetched: string[] = [];
  const arrive: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      decode = () => {
        fetched.push(new URL(this.src, 'http://here').pathname);
        return new Promise<void>((resolve) => arrive.push(resolve));
      };
    },
  );
  const { useNextPhotos } = await import('./cards/use-next-photos.ts');
  const cards = (...ids: number[]) => ids.map((id) => ({ id, photo: `/${id}.webp`, photos: [] }));
  const deck = page.run((shown: readonly object[]) => useNextPhotos(shown as VisibleProfile[]), cards(1, 2));
  await page.requestsUnderWay();
  deck.change(cards(3));
  await page.requestsUnderWay();
  for (const done of arrive) done();
  await page.requestsUnderWay();
  expect(fetched).toEqual(['/1.webp', '/3.webp']);
});

test('beside the town there is one tag where the card turns to an answer, and both where it does not', async () => {
  await openPage();
  const { tagsOf } = await import('./cards/card-words.ts');
  const reason = { kind: 'interest', text: 'You both cook' } as const;
  const both = { intent: 'Friends', reason };
  expect((['only', 'own', 'answer'] as const).map((face) => tagsOf(face, both))).toEqual([
    both,
    { reason },
    { intent: 'Friends' },
  ]);
  expect(tagsOf('own', { intent: 'Friends' })).toEqual({ intent: 'Friends' });
  expect(tagsOf('answer', { reason })).toEqual({ reason });
});

test('a match names the one person, and how many more there are', async () => {
  await openPage();
  const { matchText } = await import('./match/match-text.ts');
  expect([undefined, 0, 1, 2].map((more) => matchText(asha, more))).toEqual([
    'You and Asha liked each other!',
    'You and Asha liked each other!',
    'You and Asha, and 1 more',
    'You and Asha, and 2 more',
  ]);
});
