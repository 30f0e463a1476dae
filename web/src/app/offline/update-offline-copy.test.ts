import { expect, onTestFinished, test, vi } from 'vitest';
import type { OfflineCopy } from '../../device/offline-copy/offline-copy.ts';
import { memoryDatabase } from '../../testing/memory-database.ts';
import { openPage } from '../../testing/open-page.ts';
import { until } from '../../testing/until.ts';

const matches = [{ id: 7 }, { id: 8 }];

/** Opens a page that keeps what the cache gets, on a phone on which an earlier visit has kept a list of matches. */
async function keepCopy({ known = [], more = {} }: { known?: readonly string[][]; more?: OfflineCopy } = {}) {
  const page = await openPage();
  for (const key of known) page.client.setQueryData(key, [{ id: 1 }]);
  const { database, values } = memoryDatabase();
  vi.doMock(import('../../device/offline-copy/offline-database.ts'), () => ({ offlineDatabase: database }));
  const { changeOfflineCopy, readOfflineCopy } = await import('../../device/offline-copy/offline-copy.ts');
  await changeOfflineCopy(1, () => ({ '["matches"]': { at: 5, data: matches }, ...more }));
  const { updateOfflineCopy } = await import('./update-offline-copy.ts');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const stop = updateOfflineCopy(page.client, 1);
  /** Resolves once the changes before it are written. */
  const inTurn = () => changeOfflineCopy(1, (kept) => kept);
  onTestFinished(stop);
  return {
    ...page,
    stop,
    values,
    copy: () => readOfflineCopy(1),
    inTurn,
    /** Resolves half a second later, once everything is written that is due then. */
    written: async () => {
      vi.advanceTimersByTime(500);
      await inTurn();
    },
  };
}

test('what an earlier visit has kept is shown with its age, but for what is there already', async () => {
  const { client } = await keepCopy();
  await until(() => expect(client.getQueryData(['matches'])).toEqual(matches));
  expect(client.getQueryState(['matches'])?.dataUpdatedAt).toBe(5);
});

test('kept cards are left to the deck, and what no release keeps any more is not shown', async () => {
  const item = { at: 5, data: matches };
  const { client } = await keepCopy({
    more: { '["deck",{}]': item, '["conversation",7]': item, '["profile",7]': item },
  });
  await until(() => expect(client.getQueryData(['profile', 7])).toEqual(matches));
  expect([client.getQueryData(['deck', {}]), client.getQueryData(['conversation', 7])]).toEqual([undefined, undefined]);
});

test('what came before this code is kept too, and stays in the cache as long as the page', async () => {
  const key = ['past-conversations'];
  const { client, written, copy } = await keepCopy({ known: [key] });
  await written();
  expect((await copy())['["past-conversations"]']?.data).toEqual([{ id: 1 }]);
  const { isWorthKeeping } = await import('./keep-rules.ts');
  const kinds = ['matches', 'profile', 'past-conversations', 'past-conversation', 'deck', 'likes', 'conversation'];
  const lasting = kinds.filter((kind) => client.getQueryDefaults([kind, 7]).gcTime === Number.POSITIVE_INFINITY);
  // The deck holds its cards itself.
  expect(lasting).toEqual(kinds.filter((kind) => kind !== 'deck' && isWorthKeeping([kind])));
  expect(lasting).toEqual(['matches', 'profile', 'past-conversations', 'past-conversation']);
});

test.each([
  ['a member who has chosen that', 'on', true, true],
  ['nobody else', 'off', true, false],
  ['nobody who has left before the code arrived', 'on', false, false],
])('responses are kept on the phone for %s', async (_, choice, stays, isKept) => {
  const page = await openPage();
  page.storage.setItem('mwanzo.keepOffline', choice);
  const { database } = memoryDatabase();
  vi.doMock(import('../../device/offline-copy/offline-database.ts'), () => ({ offlineDatabase: database }));
  const { useOfflineCopy } = await import('./use-offline-copy.ts');
  const copy = page.run(() => useOfflineCopy(page.client), undefined);
  if (!stays) copy.unmount();
  await import('./update-offline-copy.ts');
  await page.requestsUnderWay();
  page.client.setQueryData(['profile', 7], { id: 7 });
  page.dispatch('pagehide');
  const { changeOfflineCopy, readOfflineCopy } = await import('../../device/offline-copy/offline-copy.ts');
  await changeOfflineCopy(1, (kept) => kept);
  expect(Object.keys(await readOfflineCopy(1))).toEqual(isKept ? ['["profile",7]'] : []);
});

test('a response that came first stays', async () => {
  const { client, written } = await keepCopy();
  client.setQueryData(['matches'], []);
  await written();
  await until(() => expect(client.getQueryData(['matches'])).toEqual([]));
});

test('responses are kept together half a second later, with the time at which they came', async () => {
  const { client, written, copy } = await keepCopy();
  client.setQueryData(['past-conversation', 'a'], [{ id: 1 }], { updatedAt: 6 });
  client.setQueryData(['profile', 7], { id: 7 }, { updatedAt: 7 });
  client.setQueryData(['own-profile'], { id: 1 });
  expect(Object.keys(await copy())).toEqual(['["matches"]']);
  await written();
  expect(await copy()).toMatchObject({
    '["past-conversation","a"]': { at: 6, data: [{ id: 1 }] },
    '["profile",7]': { at: 7, data: { id: 7 } },
  });
  expect(Object.keys(await copy())).toHaveLength(3);
});

test('kept cards that are shown without a network keep their age', async () => {
  const { client, written, copy, setOnline } = await keepCopy();
  client.setQueryData(['deck', {}], [{ id: 9 }], { updatedAt: 6 });
  await written();
  setOnline(false);
  client.setQueryData(['deck', {}], [{ id: 9 }], { updatedAt: 99 });
  await written();
  expect((await copy())['["deck",{}]']).toEqual({ at: 6, data: [{ id: 9 }] });
});

test('a page that closes keeps what has just come', async () => {
  const { client, dispatch, copy, inTurn } = await keepCopy();
  client.setQueryData(['profile', 7], { id: 7 });
  dispatch('pagehide');
  await inTurn();
  expect(Object.keys(await copy())).toContain('["profile",7]');
});

test('whoever was decided on leaves the kept cards, and whoever was left leaves everything', async () => {
  const { client, written, copy } = await keepCopy();
  await until(() => expect(client.getQueryData(['matches'])).toEqual(matches));
  await written();
  const { decidedProfile } = await import('../../shared/deck/decided-profile.ts');
  const { noteEndedContact } = await import('../../shared/matches/ended-contacts.ts');
  client.setQueryData(['deck', {}], [{ id: 9 }, { id: 10 }]);
  await written();
  decidedProfile.write(9);
  client.setQueryData(['profile', 7], { id: 7 });
  noteEndedContact(7);
  await written();
  const kept = await copy();
  expect([kept['["deck",{}]']?.data, kept['["matches"]']?.data]).toEqual([[{ id: 10 }], [{ id: 8 }]]);
  expect(Object.keys(kept)).not.toContain('["profile",7]');
});

test('whoever leaves before a response is stored is not in it', async () => {
  const { client, written, copy } = await keepCopy();
  await until(() => expect(client.getQueryData(['matches'])).toEqual(matches));
  await written();
  const { decidedProfile } = await import('../../shared/deck/decided-profile.ts');
  const { noteEndedContact } = await import('../../shared/matches/ended-contacts.ts');
  client.setQueryData(['deck', {}], [{ id: 7 }, { id: 9 }, { id: 10 }]);
  client.setQueryData(['matches'], [{ id: 7 }, { id: 8 }, { id: 11 }]);
  decidedProfile.write(9);
  noteEndedContact(7);
  await written();
  const kept = await copy();
  expect(kept['["deck",{}]']?.data).toEqual([{ id: 10 }]);
  expect(kept['["matches"]']?.data).toEqual([{ id: 8 }, { id: 11 }]);
});

test('whoever was left before this code arrived leaves the copy when it starts', async () => {
  const { client, stop, inTurn, copy } = await keepCopy();
  await until(() => expect(client.getQueryData(['matches'])).toEqual(matches));
  stop();
  const { noteEndedContact } = await import('../../shared/matches/ended-contacts.ts');
  const { updateOfflineCopy } = await import('./update-offline-copy.ts');
  noteEndedContact(7);
  client.removeQueries({ queryKey: ['matches'] });
  onTestFinished(updateOfflineCopy(client, 1));
  await inTurn();
  await until(() => expect(client.getQueryData(['matches'])).toEqual([{ id: 8 }]));
  expect((await copy())['["matches"]']?.data).toEqual([{ id: 8 }]);
});

test('what comes after others were stored is stored half a second later too', async () => {
  const { client, written, copy } = await keepCopy();
  for (const id of [7, 8]) {
    client.setQueryData(['profile', id], { id });
    await written();
    expect(Object.keys(await copy())).toContain(`["profile",${id}]`);
  }
});

test('a logout in the middle keeps nothing of what has just come', async () => {
  const { client, session, values, steps } = await keepCopy();
  // The copy is read while the member leaves.
  steps.leaveOut();
  const before = values.get('content');
  client.setQueryData(['profile', 7], { id: 7 });
  session.logout();
  await vi.advanceTimersByTimeAsync(500);
  await until(() => expect(values.get('content')).toBe(before));
});

test('once stopped it keeps nothing more, and stopping twice is once', async () => {
  const { client, stop, written, copy, dispatch } = await keepCopy();
  client.setQueryData(['profile', 7], { id: 7 });
  stop();
  stop();
  client.setQueryData(['profile', 8], { id: 8 });
  dispatch('pagehide');
  const { noteEndedContact } = await import('../../shared/matches/ended-contacts.ts');
  noteEndedContact(8);
  await written();
  expect(await copy()).toEqual({ '["matches"]': { at: 5, data: matches } });
});

test('a member who turns it off keeps nothing more', async () => {
  const page = await openPage();
  const { database } = memoryDatabase();
  vi.doMock(import('../../device/offline-copy/offline-database.ts'), () => ({ offlineDatabase: database }));
  const { setKeepsOffline } = await import('../../device/keep-offline.ts');
  const { changeOfflineCopy, readOfflineCopy } = await import('../../device/offline-copy/offline-copy.ts');
  const { useOfflineCopy } = await import('./use-offline-copy.ts');
  setKeepsOffline(true);
  page.run(() => useOfflineCopy(page.client), undefined);
  await import('./update-offline-copy.ts');
  await page.requestsUnderWay();
  setKeepsOffline(false);
  await page.requestsUnderWay();
  page.client.setQueryData(['profile', 7], { id: 7 });
  page.dispatch('pagehide');
  await changeOfflineCopy(1, (kept) => kept);
  expect(await readOfflineCopy(1)).toEqual({});
});
