import type { ComponentType, ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { showScreen } from '../testing/show-screen.tsx';
import { until } from '../testing/until.ts';
import type { PageProps } from './page-props.ts';

class Observer {
  observe() {}
  disconnect() {}
}

/** A page that says its path, and one that cannot be shown. */
const pages: Record<string, ComponentType<PageProps>> = {
  '/broken': () => {
    throw new Error('its code did not arrive');
  },
};

/** Opens the app at this path. Its pages only say where they are, and its frame when it was mounted. */
async function openApp(path: string, { visitor = false } = {}) {
  const mounted = vi.fn();
  vi.doMock(import('./screens.tsx'), async () => {
    const { useEffect } = await import('react');
    const { findRoute } = await vi.importActual<typeof import('./routes.ts')>('./routes.ts');
    const MemberArea = ({ children }: { children: ReactNode }) => {
      useEffect(() => mounted(), []);
      return <div id="frame">{children}</div>;
    };
    const findScreen = (at: string) => ({ ...findRoute(at), page: pages[at] ?? (() => <main>{at}</main>) });
    return { MemberArea, findScreen } as never;
  });
  onTestFinished(() => void vi.doUnmock('./screens.tsx'));
  const page = await openPage();
  if (visitor) page.session.logout();
  const { App } = await import('./app.tsx');
  const { Link } = await import('wouter');
  const { readReturnPath, rememberReturnPath } = await import('../api/return-path.ts');
  const screen = await showScreen(
    page,
    <>
      <Link href="/chat/7">Chat</Link>
      <Link href="/verify">Verify</Link>
      <App />
    </>,
    path,
  );
  return { page, screen, mounted, readReturnPath, rememberReturnPath };
}

test.each(['/home', '/home/'])('the old address %s leads to the deck', async (path) => {
  const { screen } = await openApp(path);
  expect(screen.paths()).toEqual(['/discover']);
});

test('a visitor is sent to the login, which leads back to the page they wanted, once', async () => {
  const { page, screen, readReturnPath } = await openApp('/matches', { visitor: true });
  expect([screen.paths(), readReturnPath()]).toEqual([['/login'], '/matches']);
  page.signInAs(1);
  await page.requestsUnderWay();
  expect(readReturnPath()).toBe('/matches');
  await screen.press('Chat');
  expect(readReturnPath()).toBe('/matches');
});

test.each([
  '/home',
  '/discover',
  '/matches',
  '/chat/4711',
  '/chat/past/4711',
  '/likes',
  '/topup',
  '/profile',
  '/preferences',
  '/settings/privacy',
  '/premium',
  '/dates',
])('a visitor is sent from %s to the login', async (path) => {
  const { screen } = await openApp(path, { visitor: true });
  expect([screen.paths(), screen.text()]).toEqual([['/login'], expect.stringContaining('/login')]);
});

test('a visitor without a network reads so on the login page', async () => {
  // The code of the notices comes once the page is idle.
  vi.doMock(import('../loading/when-idle.ts'), () => ({ whenIdle: (action) => action() }));
  onTestFinished(() => void vi.doUnmock('../loading/when-idle.ts'));
  vi.stubGlobal('ResizeObserver', Observer);
  const { page, screen } = await openApp('/login', { visitor: true });
  await vi.dynamicImportSettled();
  const setOnline = (isOnline: boolean) => {
    page.setOnline(isOnline);
    page.dispatch(isOnline ? 'online' : 'offline');
  };
  setOnline(false);
  await until(() => expect(screen.text()).toContain('You are offline. Check your bundle or Wi-Fi.'));
  setOnline(true);
  await until(() => expect(screen.text()).not.toContain('You are offline'));
});

test('the page that a visitor wanted is forgotten once a member is on it', async () => {
  const { page, screen, readReturnPath, rememberReturnPath } = await openApp('/topup');
  rememberReturnPath('/chat/7');
  await screen.press('Chat');
  await page.requestsUnderWay();
  expect(readReturnPath()).toBe('/discover');
});

test('a page for everybody is remembered for nobody', async () => {
  const { readReturnPath } = await openApp('/verify', { visitor: true });
  expect(readReturnPath()).toBe('/discover');
});

test('nothing of a member stays on the screen when another one signs in in another tab', async () => {
  const { page, screen, mounted } = await openApp('/topup');
  await screen.press('Chat');
  expect(mounted).toHaveBeenCalledTimes(1);
  page.signInAs(2);
  await page.requestsUnderWay();
  expect(mounted).toHaveBeenCalledTimes(2);
});

test('a page that cannot be shown reloads by a press if there is a server, and the next page is there', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  const { page, screen } = await openApp('/broken');
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const fetched = vi.fn().mockResolvedValue({ status: 503 });
  vi.stubGlobal('fetch', fetched);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/failed-page.txt');
  await screen.press('Retry');
  await until(() => expect(fetched).toHaveBeenCalledOnce());
  await page.requestsUnderWay();
  expect(reload).not.toHaveBeenCalled();
  fetched.mockResolvedValue({ status: 200 });
  await screen.press('Retry');
  await until(() => expect(reload).toHaveBeenCalledOnce());
  expect(logged.mock.calls.some(([what]) => String(what).startsWith('A page failed'))).toBe(true);
  await screen.press('Verify');
  expect(screen.text()).toBe('Chat|Verify|/verify');
});

test.each([
  ['/login', 'low:max-w-84'],
  ['/settings', 'max-lg:[--nav-h:0px]'],
  ['/chat/7', 'chat-toasts'],
  ['/discover', 'deck-toasts'],
])('toasts on %s keep clear of what is at its edges', async (path, look) => {
  await openApp(path);
  const toasts = document.querySelector('.toasts')?.className ?? '';
  expect(toasts).toContain(look);
  expect(toasts.includes('--nav-h')).toBe(!['/chat/7', '/discover'].includes(path));
});

/** Opens a page whose links start preloading. @returns the paths whose files were fetched */
async function openLinks({ visitor = true } = {}) {
  const page = await openPage();
  if (visitor) page.session.logout();
  const fetched: string[] = [];
  vi.stubGlobal('fetchFilesOf', (path: string) => fetched.push(path));
  let touch: (event: object) => void = () => undefined;
  const { startPreloading } = await import('./screens.tsx');
  await showScreen(page, <a href="/goodbye">Go</a>, '/goodbye');
  vi.stubGlobal('addEventListener', (_: string, listener: typeof touch) => (touch = listener));
  startPreloading();
  return {
    page,
    fetched,
    touch: (href: string) => {
      const target = document.createElement('a');
      Object.defineProperties(target, linkTo(href));
      touch({ target });
    },
  };
}

const linkTo = (href: string) => {
  const { origin, pathname } = new URL(href, 'http://localhost');
  return { origin: { value: origin }, pathname: { value: pathname } };
};

test('the code of the open page and of a touched link is fetched, and of no other address', async () => {
  const { page, fetched, touch } = await openLinks();
  expect(fetched).toEqual(['/goodbye']);
  for (const href of ['/', 'https://elsewhere.test/goodbye', '/matches', '/moderation']) touch(href);
  expect(fetched.slice(1)).toEqual(['/moderation']);
  touch('/goodbye');
  page.setOnline(false);
  touch('/goodbye');
  expect(fetched.slice(2)).toEqual(['/goodbye']);
});
