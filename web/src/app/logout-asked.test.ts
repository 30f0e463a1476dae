import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.ts';

async function openLeaving() {
  const page = await openPage();
  const { leave, logoutAsked } = await import('./logout-asked.ts');
  const { addUnsent } = await import('../state/unsent.ts');
  /** Presses Logout. @returns whether the member was asked, and whether they have left */
  const press = () => {
    leave();
    return [logoutAsked.read(), page.session.readSession().status === 'unauthenticated'];
  };
  return { page, press, addUnsent };
}

test('without anything unsent Logout does not ask', async () => {
  const { press } = await openLeaving();
  expect(press()).toEqual([false, true]);
});

test.each(['mwanzo.drafts', 'mwanzo.outbox', 'mwanzo.swipes', 'mwanzo.fine'])(
  'with %s Logout asks once, and keeps it',
  async (key) => {
    const { page, press } = await openLeaving();
    page.storage.setItem(key, '{}');
    expect(press()).toEqual([true, false]);
    expect(page.storage.getItem(key)).toBe('{}');
    page.session.logout();
    expect(page.storage.getItem(key)).toBeNull();
  },
);

test('a photo that this tab still sends is asked about, too', async () => {
  const { press, addUnsent } = await openLeaving();
  let isSending = true;
  addUnsent(() => false);
  addUnsent(() => isSending);
  expect(press()).toEqual([true, false]);
  isSending = false;
  const { logoutAsked } = await import('./logout-asked.ts');
  logoutAsked.write(false);
  expect(press()).toEqual([false, true]);
});
