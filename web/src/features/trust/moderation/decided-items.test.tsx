import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import type { Listed } from './queue/queue-rules.ts';
import type { Queue } from './queue/queue.ts';

vi.mock('./panel/long-look.tsx', () => ({
  LongLook: ({ children }: { children: (isSeen: boolean) => ReactNode }) => children(true),
}));

const at = '2026-11-21T08:00:00Z';
const item = { id: 5, name: 'Asha', appealed_at: at, reason: 'money', note: '', until: null, text: 'No.', details: [] };
const queues = {
  appeals: async () => (await import('./appeals/appeal-queue.tsx')).appealQueue,
  photos: async () => (await import('./photos/photo-queue.tsx')).photoQueue,
  reports: async () => (await import('./reports/report-queue.tsx')).reportQueue,
};

test.each<[keyof typeof queues, (screen: Awaited<ReturnType<typeof showScreen>>) => Promise<void>]>([
  ['appeals', async (screen) => (await screen.type('Why you decide so', 'Right.'), screen.press('Lift'))],
  ['photos', (screen) => screen.press('Approve')],
  [
    'reports',
    async (screen) => {
      await screen.key('2');
      await screen.type('Note for the file', 'Asked twice.');
      await screen.press('Record decision');
    },
  ],
])('what is decided leaves the queue of %s, which is read again with the overview', async (name, decide) => {
  const page = await openPage();
  const { QueueScreen } = await import('./queue/queue-screen.tsx');
  const queue = (await queues[name]()) as unknown as Queue<Listed>;
  const photo = { id: 1, width: 1, height: 1, thumbhash: '', variants: { 160: '', 480: '', 1080: '' } };
  const about = { reasons: ['money'], opened_at: at, reports: 1, is_urgent: false };
  const open = { asked_ban: null, decided_at: null, decided_by: null, claimed_by: null, warnings: null };
  const listed = { ...item, ...about, ...open, why: 'explicit', is_held: true, joined_at: at };
  const decided = { decision: name === 'appeals' ? 'warn' : null, earlier: [], suspended_alone: [] };
  const profile = { age: 30, bio: '', photos: 0, is_verified: false };
  const opened = { ...listed, ...decided, age: 30, photo, profile, submitted_at: at };
  page.client.setQueryData(['moderation', 'GET /api/moderation/overview/'], {});
  // The decided ones are another list, where a queue has one.
  const keys = queue.tabs.flatMap(({ lists }) => lists.map(({ queryKey }) => queryKey));
  for (const key of keys.slice(1)) page.client.setQueryData(key, []);
  const screen = await showScreen(page, <QueueScreen queue={queue} />);
  const list = `GET /api/moderation/${name}/`;
  (await page.api.take(list)).reply({ body: [opened] });
  await screen.press('Asha');
  (await page.api.take(`POST /api/moderation/${name}/5/claim/`)).reply({ body: opened });
  await page.settled();
  await decide(screen);
  (await page.api.take(`POST /api/moderation/${name}/5/decide/`)).reply({ body: {} });
  await page.api.take(list);
  expect(screen.all('button', 'Asha')).toEqual([]);
  for (const key of keys.slice(1)) expect(page.client.getQueryState(key)?.isInvalidated).toBe(true);
  expect(page.client.getQueryState(['moderation', 'GET /api/moderation/overview/'])?.isInvalidated).toBe(true);
});
