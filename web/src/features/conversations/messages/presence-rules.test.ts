import { expect, test } from 'vitest';
import type { Phase } from '../../../sending/sendable.ts';
import type { OutgoingMessage } from './outbox/outbox-rules.ts';
import { vouchedPresence } from './presence-rules.ts';

const outgoing = (phase: Phase): OutgoingMessage => ({
  id: 'a',
  receiver: 7,
  text: 'Habari?',
  replyTo: null,
  writtenAt: '2026-11-21T09:00:00.000Z',
  phase,
  inInput: false,
});

test('nobody is said to be online now while the server cannot be reached', () => {
  expect(vouchedPresence('online', { online: false, outbox: [] })).toBe('today');
  expect(vouchedPresence('online', { online: true, outbox: [outgoing('waiting'), outgoing('lost')] })).toBe('today');
});

test('otherwise the chat says what the server has said, and never more', () => {
  const reached = { online: true, outbox: [outgoing('sending'), outgoing('failed')] };
  for (const presence of ['online', 'today', null] as const) expect(vouchedPresence(presence, reached)).toBe(presence);
  expect(vouchedPresence(null, { online: false, outbox: [] })).toBeNull();
  expect(vouchedPresence('today', { online: false, outbox: [] })).toBe('today');
});

test('of all that waits only a lost message means that the server cannot be reached', () => {
  const phases: Phase[] = ['waiting', 'sending', 'lost', 'asking', 'failed', 'kept'];
  expect(phases.map((phase) => vouchedPresence('online', { online: true, outbox: [outgoing(phase)] }))).toEqual([
    'online',
    'online',
    'today',
    'online',
    'online',
    'online',
  ]);
});
