import { expect, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { taskTurns } from '../../testing/run-hook.tsx';

async function startAt(path: string) {
  const page = await openPage();
  const location = { pathname: path, search: '', hash: '' };
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', { pushState: () => undefined, replaceState: () => undefined, state: null });
  const { ToastsOfPage } = await import('./toasts-of-page.ts');
  const { showToast, toastStore } = await import('../../ui/layers/toast-store.ts');
  page.run(() => ToastsOfPage(), undefined);
  return {
    showToast,
    isOpen: () => toastStore.read()?.open,
    goTo(pathname: string) {
      location.pathname = pathname;
      page.dispatch('popstate');
    },
  };
}

test('a toast about a failure goes with its page, and one about success comes along', async () => {
  const { showToast, isOpen, goTo } = await startAt('/login');
  showToast({ title: 'Welcome back!' });
  await taskTurns();
  goTo('/discover');
  await taskTurns();
  expect(isOpen()).toBe(true);
  showToast({ title: 'Login Failed', kind: 'bad' });
  await taskTurns();
  expect(isOpen()).toBe(true);
  goTo('/forgot');
  await taskTurns();
  expect(isOpen()).toBe(false);
});

test('a toast about a failure that comes together with the next page stays there', async () => {
  const { showToast, isOpen, goTo } = await startAt('/verify');
  showToast({ title: 'Sign in first', kind: 'bad' });
  goTo('/login');
  await taskTurns();
  expect(isOpen()).toBe(true);
  goTo('/signup');
  await taskTurns();
  expect(isOpen()).toBe(false);
});

test('a second failure stays on its page, too, and goes with it', async () => {
  const { showToast, isOpen, goTo } = await startAt('/login');
  showToast({ title: 'Login Failed', kind: 'bad' });
  await taskTurns();
  goTo('/signup');
  await taskTurns();
  showToast({ title: 'Signup failed', kind: 'bad' });
  await taskTurns();
  expect(isOpen()).toBe(true);
  goTo('/login');
  await taskTurns();
  expect(isOpen()).toBe(false);
});
