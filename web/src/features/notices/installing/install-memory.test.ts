import { expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';

/** It is the next day in Nairobi already. */
const night = new Date('2026-11-27T22:30:00Z');

test('the first visit is the day in Nairobi, and it stays the first one', async () => {
  await openPage();
  const { recallVisits } = await import('./install-memory.ts');
  expect(recallVisits(night)).toEqual({ firstDay: '2026-11-28' });
  expect(recallVisits(new Date('2026-12-05T09:00:00Z'))).toEqual({ firstDay: '2026-11-28' });
});

test('a day that cannot be read is replaced, so that the visits after it are later ones', async () => {
  const { storage } = await openPage();
  const { recallVisits } = await import('./install-memory.ts');
  storage.setItem('mwanzo.install', '28 November');
  expect(recallVisits(night)).toEqual({ firstDay: '2026-11-28' });
  expect(recallVisits(new Date('2026-12-05T09:00:00Z'))).toEqual({ firstDay: '2026-11-28' });
});

test('after an answer nothing is offered again, also after a logout: the app is the phone’s', async () => {
  const { session } = await openPage();
  const { recallVisits, rememberAnswer } = await import('./install-memory.ts');
  recallVisits(night);
  rememberAnswer();
  session.logout();
  expect(recallVisits(night)).toBe('answered');
});

test('without storage every visit is the first', async () => {
  await openPage();
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('localStorage', undefined);
  const { recallVisits, rememberAnswer } = await import('./install-memory.ts');
  rememberAnswer();
  expect(recallVisits(night)).toEqual({ firstDay: '2026-11-28' });
  expect(logged.mock.calls.map(([what]) => what)).toEqual([
    'Could not remember the offer to install',
    'Could not read the offer to install',
  ]);
});
