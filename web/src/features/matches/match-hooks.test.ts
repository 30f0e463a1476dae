import { expect, test, vi } from 'vitest';
import { isIn, propsIn } from '../../testing/element-in.ts';
import { matchWith } from '../../testing/example-match.ts';
import { openPage } from '../../testing/open-page.ts';
import { searchableFrom } from './match-rules.ts';

const path = 'GET /api/profiles/matches/';

test.each([
  ['is told', true, 'Loading failed'],
  ['without a network is not, because the notice above every screen says so', false, undefined],
])('a list of matches that could not be loaded %s', async (_, isOnline, toast) => {
  const page = await openPage();
  const { useMatches } = await import('./use-matches.ts');
  page.run(() => useMatches(), undefined);
  const first = await page.api.take(path);
  page.setOnline(isOnline);
  first.reply({ status: 403 });
  await page.settled();
  expect(page.toast()).toBe(toast);
});

test('a pane beside the list shows the matches that the list has fetched, and fetches none itself', async () => {
  const page = await openPage();
  const { useFetchedMatches } = await import('./use-matches.ts');
  const pane = page.run(() => useFetchedMatches(), undefined);
  expect([await page.requestsUnderWay(), pane.now().data]).toEqual([0, undefined]);
  page.client.setQueryData(['matches'], []);
  await page.requestsUnderWay();
  expect(pane.now().data).toEqual([]);
});

test('while the list is searched it has no tile of likes, and only the names that fit', async () => {
  const page = await openPage();
  const { Faces, MatchList } = await import('./match-list.tsx');
  const { SearchBox } = await import('../../ui/controls/search-box.tsx');
  const matches = [1, 2, 3].map((id) => matchWith(id, { name: `Person ${id}`, last_message: null }));
  const many = Array.from({ length: searchableFrom }, (_, index) => matchWith(index + 10, { name: 'Zuri' }));
  const list = page.run(() => MatchList({ matches: [...matches, ...many], likes: 4 }), undefined);
  const faces = () => propsIn(list.now(), Faces);
  expect([faces().likes, faces().matches.length]).toEqual([4, 3]);
  propsIn(list.now(), SearchBox).onSearch('person 2');
  await page.requestsUnderWay();
  expect([faces().likes, faces().matches.map(({ id }) => id)]).toEqual([0, [2]]);
  propsIn(list.now(), SearchBox).onSearch('nobody');
  await page.requestsUnderWay();
  expect(isIn(list.now(), Faces)).toBe(false);
});

test('more rows are drawn whenever the end comes into view, until all are', async () => {
  const page = await openPage();
  const { useShownCount } = await import('./use-shown-count.ts');
  const observers: { look: (isIntersecting: boolean) => void; isObserving: boolean }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #observer;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.#observer = { look: (isIntersecting: boolean) => report([{ isIntersecting }]), isObserving: false };
        observers.push(this.#observer);
      }
      observe = () => void (this.#observer.isObserving = true);
      disconnect = () => void (this.#observer.isObserving = false);
    },
  );
  const rows = page.run((total: number) => {
    const shown = useShownCount(total);
    shown[1].current = {} as HTMLLIElement;
    return shown[0];
  }, 100);
  const observing = () => observers.filter(({ isObserving }) => isObserving);
  const look = async (isIntersecting: boolean) => {
    observing()[0]?.look(isIntersecting);
    await page.requestsUnderWay();
    return [rows.now(), observing().length];
  };
  expect(rows.now()).toBe(30);
  expect(await look(false)).toEqual([30, 1]);
  expect(await look(true)).toEqual([60, 1]);
  expect(await look(true)).toEqual([100, 0]);
  rows.change(150);
  expect([rows.now(), observing().length]).toEqual([120, 1]);
  rows.unmount();
  expect(observing()).toEqual([]);
});
