import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { taskTurns } from '../testing/run-hook.tsx';

const start = () => ({ name: '', password: '' });
const secret = ['password'] as const;

async function openForm() {
  const page = await openPage();
  const { useFormDraft } = await import('./use-form-draft.ts');
  const form = (owner: number | null) =>
    page.run((of: number | null) => useFormDraft('form', of, start, secret), owner);
  return { page, form, stored: () => sessionStorage.getItem('mwanzo.forms') };
}

test('what is typed is there after a reload for its owner, but for what is secret', async () => {
  const { form, stored } = await openForm();
  const first = form(1);
  await taskTurns();
  expect(stored()).toBeNull();
  first.now().change({ name: 'Asha' });
  first.now().change({ password: 'geheim' });
  await taskTurns();
  expect(first.now().values).toEqual({ name: 'Asha', password: 'geheim' });
  expect(stored()).not.toContain('geheim');
  first.unmount();
  expect(form(2).now().values).toEqual(start());
  expect(form(1).now().values).toEqual({ name: 'Asha', password: '' });
});

test('a form that was saved begins afresh', async () => {
  const { form, stored } = await openForm();
  const first = form(null);
  first.now().change({ name: 'Asha' });
  await taskTurns();
  first.now().discard();
  first.unmount();
  expect([stored(), form(null).now().values]).toEqual([null, start()]);
});

test('a logout ends this browser’s pushes, and goes on where there are none', async () => {
  const page = await openPage();
  const unsubscribe = vi.fn(() => Promise.resolve(true));
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  const getRegistration = vi.fn<() => Promise<object | undefined>>();
  Object.assign(navigator, { serviceWorker: { getRegistration } });
  getRegistration.mockResolvedValueOnce({ pushManager: { getSubscription: () => Promise.resolve({ unsubscribe }) } });
  page.session.logout();
  await taskTurns();
  expect(unsubscribe).toHaveBeenCalledOnce();
  for (const found of [undefined, {}, { pushManager: { getSubscription: () => Promise.resolve(null) } }]) {
    getRegistration.mockResolvedValueOnce(found);
    page.session.endSession();
    await taskTurns();
  }
  expect([unsubscribe.mock.calls.length, logged.mock.calls]).toEqual([1, []]);
  const failure = new Error('the browser has no push service');
  getRegistration.mockRejectedValueOnce(failure);
  page.session.endSession();
  await taskTurns();
  expect(logged.mock.calls).toEqual([['Could not end the pushes', failure]]);
});
