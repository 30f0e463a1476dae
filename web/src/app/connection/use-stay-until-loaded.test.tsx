import type { ComponentType } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { showScreen } from '../../testing/show-screen.tsx';

const arrived: ComponentType = () => null;

/**
 * Opens a page with links to two others, whose code arrives, or does not, when the test says so.
 * @param frame the name of code that both of them need beside their own
 */
async function openLinks(frame?: string) {
  const loads = new Map<string, PromiseWithResolvers<ComponentType>>();
  vi.doMock(import('../screens.tsx'), async (original) => {
    const { deferred } = await import('../../loading/deferred.tsx');
    const screenOf = (path: string) =>
      deferred(() => {
        const next = Promise.withResolvers<ComponentType>();
        loads.set(path, next);
        return next.promise;
      });
    const screens = new Map(['/matches', '/topup'].map((path) => [path, screenOf(path)]));
    const around = frame === undefined ? [] : [screenOf(frame)];
    return {
      ...((await original()) as object),
      screensOf: (path: string) => [screens.get(path) ?? screenOf(path), ...around],
    } as never;
  });
  onTestFinished(() => void vi.doUnmock('../screens.tsx'));
  const page = await openPage();
  const { useStayUntilLoaded } = await import('./use-stay-until-loaded.ts');
  const { loadAgain, missingCode } = await import('../../loading/missing-code.ts');
  const { Link } = await import('wouter');
  const followed = vi.fn();
  const Page = () => {
    useStayUntilLoaded();
    return ['Matches', 'TopUp'].map((name) => (
      <Link key={name} href={`/${name.toLowerCase()}`} state={name} onClick={followed}>
        {name}
      </Link>
    ));
  };
  const screen = await showScreen(page, <Page />, '/chat/7');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    screen,
    missingCode,
    followed,
    settle,
    /** Presses a link as a finger does. @returns false if the press opened nothing yet */
    press: async (name: string, keys: object = {}) =>
      screen.dispatch(await screen.button(name), 'click', { isTrusted: true, button: 0, ...keys }),
    arrive: async (path: string) => {
      loads.get(path)?.resolve(arrived);
      await settle();
    },
    fail: async (path: string) => {
      loads.get(path)?.reject(new TypeError('Failed to fetch'));
      await settle();
    },
    retry: () => void loadAgain(missingCode.read()),
  };
}

test('a press keeps the page until the code of the next one is there, and then opens it as the link says', async () => {
  const { screen, press, arrive, followed } = await openLinks();
  expect([await press('Matches'), followed.mock.calls.length, screen.paths()]).toEqual([false, 0, ['/chat/7']]);
  await arrive('/matches');
  expect([screen.paths(), screen.state()]).toEqual([['/chat/7', '/matches'], 'Matches']);
  expect(followed).toHaveBeenCalledOnce();
  await press('TopUp');
  await arrive('/topup');
  await press('Matches');
  expect(screen.paths()).toEqual(['/chat/7', '/matches', '/topup', '/matches']);
});

test('a press waits for all the code that its page needs, and for nothing that is there', async () => {
  const { screen, press, arrive } = await openLinks('frame');
  await press('Matches');
  await arrive('/matches');
  expect(screen.paths()).toEqual(['/chat/7']);
  await arrive('frame');
  expect(screen.paths()).toEqual(['/chat/7', '/matches']);
  await press('TopUp');
  await arrive('/topup');
  expect(screen.paths()).toEqual(['/chat/7', '/matches', '/topup']);
});

test('code that does not arrive leaves the member where they are; a retry opens the page', async () => {
  const { screen, press, arrive, fail, retry, missingCode } = await openLinks();
  await press('Matches');
  await fail('/matches');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([screen.paths(), missingCode.read() !== undefined]).toEqual([['/chat/7'], true]);
  retry();
  await arrive('/matches');
  expect([screen.paths(), missingCode.read()]).toEqual([['/chat/7', '/matches'], undefined]);
});

test('where the server responds and the code does not come, a retry opens the page in another document', async () => {
  const { press, fail, retry, settle } = await openLinks();
  const assign = vi.fn();
  await press('Matches');
  await fail('/matches');
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('fetch', async () => ({ status: 404 }));
  retry();
  await fail('/matches');
  await settle();
  expect(assign.mock.calls).toEqual([['http://localhost/matches']]);
});

test('code that takes longer than a second opens its page all the same, once', async () => {
  const { screen, press, arrive, missingCode } = await openLinks();
  await press('Matches');
  await vi.advanceTimersByTimeAsync(999);
  expect(screen.paths()).toEqual(['/chat/7']);
  await vi.advanceTimersByTimeAsync(1);
  expect(screen.paths()).toEqual(['/chat/7', '/matches']);
  await arrive('/matches');
  await vi.advanceTimersByTimeAsync(1000);
  expect([screen.paths(), missingCode.read()]).toEqual([['/chat/7', '/matches'], undefined]);
});

test('the last press counts, also when an earlier one fails or takes too long', async () => {
  const { screen, press, arrive, fail, missingCode } = await openLinks();
  await press('Matches');
  await vi.advanceTimersByTimeAsync(600);
  await press('TopUp');
  await vi.advanceTimersByTimeAsync(600);
  await fail('/matches');
  expect([screen.paths(), missingCode.read()]).toEqual([['/chat/7'], undefined]);
  await arrive('/topup');
  expect(screen.paths()).toEqual(['/chat/7', '/topup']);
});

test('a page that the member has left meanwhile is not left again', async () => {
  const { screen, press, arrive } = await openLinks();
  await press('Matches');
  vi.stubGlobal('location', new URL('http://localhost/discover'));
  await arrive('/matches');
  expect(screen.paths()).toEqual(['/chat/7']);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'a press for a new tab or a download is the browser’s: with %s',
  async (key) => {
    const { screen, press } = await openLinks();
    const isLeft = await press('Matches', { [key]: true });
    expect([isLeft, screen.paths()]).toEqual([true, ['/chat/7']]);
  },
);
