import { expect, test, vi } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { showScreen } from '../testing/show-screen.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const Placeholder = () => <i>Loading</i>;
const Otherwise = () => <b>Not here</b>;

/** Shows a component whose code arrives, or does not, when the test says so. */
async function openDeferred(more: { otherwise?: typeof Otherwise } = {}) {
  const page = await openPage();
  const { deferred } = await import('./deferred.tsx');
  const loads: PromiseWithResolvers<typeof Greeting>[] = [];
  const load = () => {
    const next = Promise.withResolvers<typeof Greeting>();
    loads.push(next);
    return next.promise;
  };
  const Deferred = deferred(load, { placeholder: Placeholder, ...more });
  const { loadAgain, missingCode } = await import('./missing-code.ts');
  const shown = (name: string) => <Deferred key={name} name={name} />;
  const screen = await showScreen(page, shown('Amina'));
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  return {
    page,
    screen,
    reload,
    loads,
    missingCode,
    retry: () => loadAgain(missingCode.read()),
    show: (name: string) => screen.show(shown(name)),
    arrive: async () => {
      loads.at(-1)?.resolve(Greeting);
      await page.requestsUnderWay();
    },
    fail: async () => {
      loads.at(-1)?.reject(new TypeError('Failed to fetch'));
      await page.requestsUnderWay();
    },
  };
}

test('code loads when its component is shown, takes the place of the placeholder, and loads once', async () => {
  const { screen, loads, show, arrive } = await openDeferred();
  expect([screen.text(), loads.length]).toEqual(['Loading', 1]);
  await arrive();
  expect(screen.text()).toBe('Hello Amina');
  show('Juma');
  expect([screen.text(), loads.length]).toEqual(['Hello Juma', 1]);
});

test('where something else can be shown, it is, without a reload; the next mount tries again', async () => {
  const { screen, reload, loads, show, arrive, fail } = await openDeferred({ otherwise: Otherwise });
  await fail();
  expect([screen.text(), reload.mock.calls.length]).toEqual(['Not here', 0]);
  show('Juma');
  expect([screen.text(), loads.length]).toEqual(['Loading', 2]);
  await arrive();
  expect(screen.text()).toBe('Hello Juma');
});

test('otherwise the placeholder stays, and the notice offers to load it again, without a reload', async () => {
  const { screen, reload, loads, missingCode, retry, arrive, fail } = await openDeferred();
  await fail();
  expect([screen.text(), missingCode.read() !== undefined]).toEqual(['Loading', true]);
  const retried = retry();
  expect([loads.length, missingCode.read()]).toEqual([2, undefined]);
  await arrive();
  await retried;
  expect([screen.text(), reload.mock.calls.length]).toEqual(['Hello Amina', 0]);
});
