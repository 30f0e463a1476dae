import { Component, type ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { showScreen } from '../testing/show-screen.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const Placeholder = () => <i>Loading</i>;
const Otherwise = () => <b>Not here</b>;

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>Failed</p> : this.props.children;
  }
}

/** Shows a component whose code arrives, or does not, when the test says so. */
async function openDeferred(more: { otherwise?: typeof Otherwise } = {}) {
  const page = await openPage();
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  const { deferred } = await import('./deferred.tsx');
  const loads: PromiseWithResolvers<typeof Greeting>[] = [];
  const load = () => {
    const next = Promise.withResolvers<typeof Greeting>();
    loads.push(next);
    return next.promise;
  };
  const Deferred = deferred(load, { when: 'shown', placeholder: Placeholder, ...more });
  const shown = (name: string) => (
    <Boundary key={name}>
      <Deferred name={name} />
    </Boundary>
  );
  const screen = await showScreen(page, shown('Amina'));
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  return {
    page,
    screen,
    reload,
    loads,
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

test('otherwise the page reloads once for its build, and a second time it fails', async () => {
  const { screen, reload, show, fail } = await openDeferred();
  await fail();
  expect([screen.text(), reload.mock.calls.length]).toEqual(['Loading', 1]);
  show('Juma');
  await fail();
  expect([screen.text(), reload.mock.calls.length]).toEqual(['Failed', 1]);
});

test('without a network a reload would lose the page, so it fails at once', async () => {
  const { page, screen, reload, fail } = await openDeferred();
  page.setOnline(false);
  await fail();
  expect([screen.text(), reload.mock.calls.length]).toEqual(['Failed', 0]);
});
