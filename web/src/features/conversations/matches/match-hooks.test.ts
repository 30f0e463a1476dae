import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';

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
  expect([page.toast(), page.toastError()]).toEqual([toast, toast && expect.any(Error)]);
});

test('a list of matches is fetched at each mount, keeps the last one, and tells each failure once', async () => {
  const page = await openPage();
  const { useMatches } = await import('./use-matches.ts');
  const { toastStore } = await import('../../../ui/layers/toast-store.ts');
  const told = vi.fn();
  onTestFinished(toastStore.subscribe(() => void told(toastStore.read()?.title)));
  page.client.setQueryData(['matches'], [{ id: 7 }]);
  const list = page.run(() => useMatches(), undefined);
  expect(list.now().data).toEqual([{ id: 7 }]);
  (await page.api.take(path)).reply({ body: [{ id: 8 }] });
  await page.settled();
  expect([list.now().data, told.mock.calls]).toEqual([[{ id: 8 }], []]);
  for (const count of [1, 2]) {
    void list.now().refetch();
    (await page.api.take(path)).reply({ status: 403 });
    await page.settled();
    await page.requestsUnderWay();
    expect(told.mock.calls).toEqual(Array.from({ length: count }, () => ['Loading failed']));
  }
  expect(list.now().data).toEqual([{ id: 8 }]);
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
