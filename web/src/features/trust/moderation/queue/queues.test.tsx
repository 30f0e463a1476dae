import { expect, test } from 'vitest';
import { t } from '../../../../i18n/translate.ts';
import { renderScreen, textOf } from '../../../../testing/render-screen.tsx';
import { appealQueue } from '../appeals/appeal-queue.tsx';
import { photoQueue } from '../photos/photo-queue.tsx';
import { reportQueue } from '../reports/report-queue.tsx';
import { verificationQueue } from '../verifications/verification-queue.tsx';
import type { Queue } from './queue.ts';

const queues = { verificationQueue, reportQueue, photoQueue, appealQueue };

test('each queue names its lists, its order and its keys', async () => {
  const said = Object.values(queues).flatMap(({ title, tabs, foot, legend }) => [
    t(title),
    ...tabs.map(({ text, isDecided }) => `  ${t(text)}${isDecided ? ', decided' : ''}`),
    `  ${foot()}`,
    ...legend.map(({ keys, text }) => `    ${keys}: ${t(text)}`),
  ]);
  await expect(`${said.join('\n')}\n`).toMatchFileSnapshot('./in-words/queues.txt');
});

const now = Date.parse('2026-11-21T09:00:00Z');
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
const since = (hours: number) => ({
  submitted_at: hoursAgo(hours),
  opened_at: hoursAgo(hours),
  appealed_at: hoursAgo(hours),
});
const colours = { 'bg-warn-soft': 'warns', 'bg-danger-soft': 'alarms', 'bg-trust-soft': 'approves' };

/** Returns the row of an item: its name, its photo, its text, and its tag with the colour of that. */
function rowOf(queue: keyof typeof queues, item: object): unknown[] {
  const shown = (queues[queue] as unknown as Queue<{ id: number }>).rowOf(item as { id: number }, now, false);
  const tag = renderScreen(shown.tag);
  const [, colour = 'calm'] = Object.entries(colours).find(([name]) => tag.includes(name)) ?? [];
  return [shown.name, shown.photo, shown.what, textOf(tag), colour];
}

const listed = { name: 'Asha', location: 'Kisumu', photo: '/a', status: 'pending' };
const report = { name: 'Asha', reasons: ['money', 'fake'], decision: null, asked_ban: null, is_urgent: false };
const appeal = { name: 'Asha', decision: 'ban', reason: 'under_18' };
const photo = { name: 'Asha', why: 'explicit' };
const change = { name: 'Asha', parts: ['name'], photo: null };
const asked = { decision: 'suspend', holds_until: hoursAgo(-3) };

test.each<[keyof typeof queues, object, unknown[]]>([
  ['verificationQueue', { ...listed, ...since(24) }, ['Asha', '/a', 'Kisumu', '|24h|Waiting 24h|', 'calm']],
  ['verificationQueue', { ...listed, ...since(25) }, ['Asha', '/a', 'Kisumu', '|25h|Waiting 25h|', 'warns']],
  ['verificationQueue', { ...listed, ...since(41) }, ['Asha', '/a', 'Kisumu', '|41h|Waiting 41h|', 'alarms']],
  ['verificationQueue', { ...listed, status: 'approved' }, ['Asha', '/a', 'Kisumu', '|Approved|', 'approves']],
  ['verificationQueue', { ...listed, status: 'rejected' }, ['Asha', '/a', 'Kisumu', '|Refused|', 'alarms']],
  ['verificationQueue', { ...change, ...since(25) }, ['Asha', null, 'New name', '|25h|Waiting 25h|', 'warns']],
  [
    'reportQueue',
    { ...report, ...since(12) },
    ['Asha', undefined, 'Asks for money · Fake profile', '|12h|Waiting 12h|', 'calm'],
  ],
  [
    'reportQueue',
    { ...report, ...since(13) },
    ['Asha', undefined, 'Asks for money · Fake profile', '|13h|Waiting 13h|', 'warns'],
  ],
  [
    'reportQueue',
    { ...report, ...since(21), reasons: [] },
    ['Asha', undefined, 'Warned of by the shield', '|21h|Waiting 21h|', 'alarms'],
  ],
  [
    'reportQueue',
    { ...report, ...since(0), is_urgent: true, name: null },
    ['Deleted account', undefined, 'Asks for money · Fake profile', '|0 min|Waiting 0 min|', 'warns'],
  ],
  [
    'reportQueue',
    { ...report, decision: 'dismiss' },
    ['Asha', undefined, 'Asks for money · Fake profile', '|Dismissed|', 'calm'],
  ],
  [
    'reportQueue',
    { ...report, decision: 'warn' },
    ['Asha', undefined, 'Asks for money · Fake profile', '|Warned|', 'alarms'],
  ],
  [
    'reportQueue',
    { ...report, decision: 'suspend', asked_ban: asked },
    ['Asha', undefined, 'A long suspension waits for you', '|3h left|', 'alarms'],
  ],
  ['photoQueue', { ...photo, ...since(12) }, ['Asha', undefined, 'Probably explicit', '|12h|Waiting 12h|', 'calm']],
  ['photoQueue', { ...photo, ...since(13) }, ['Asha', undefined, 'Probably explicit', '|13h|Waiting 13h|', 'warns']],
  [
    'appealQueue',
    { ...appeal, ...since(12) },
    ['Asha', undefined, 'Banned · May be under 18', '|12h|Waiting 12h|', 'calm'],
  ],
  [
    'appealQueue',
    { ...appeal, ...since(13), name: null },
    ['Deleted account', undefined, 'Banned · May be under 18', '|13h|Waiting 13h|', 'warns'],
  ],
])('a row of the %s says who and what, and warns in time: %j', (queue, item, row) => {
  expect(rowOf(queue, item)).toEqual(row);
});
