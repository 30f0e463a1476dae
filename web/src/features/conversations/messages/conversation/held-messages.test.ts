import { expect, test } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { until } from '../../../../testing/until.ts';
import type { OutgoingMessage } from '../outbox/outbox-rules.ts';
import { heldMessages } from './held-messages.ts';

const message = (id: string, phase: OutgoingMessage['phase'], share?: number): OutgoingMessage => ({
  id,
  phase,
  receiver: 7,
  text: id,
  replyTo: null,
  writtenAt: '2026-11-19T15:00:00Z',
  inInput: false,
  ...(share !== undefined && { share }),
});
const none: ReadonlySet<string> = new Set();
const heldOf = (outbox: readonly OutgoingMessage[], online = true, before = none) => [
  ...heldMessages(before, outbox, online),
];

test('on a good line nothing waits', () => {
  expect(heldOf([message('a', 'sending'), message('b', 'waiting')])).toEqual([]);
});

test('a lost message waits, and those behind it', () => {
  expect(heldOf([message('a', 'lost'), message('b', 'waiting')])).toEqual(['a', 'b']);
});

test('without a network everything waits that leaves by itself', () => {
  const outbox = (['waiting', 'sending', 'lost', 'asking', 'failed', 'kept'] as const).map((phase) =>
    message(phase, phase),
  );
  expect(heldOf(outbox, false)).toEqual(['waiting', 'sending', 'lost']);
});

test('one that has waited waits until it arrives, whatever its next attempts come to', () => {
  const before = new Set(['a', 'b']);
  for (const phase of ['sending', 'lost', 'waiting'] as const)
    expect(heldMessages(before, [message('a', phase), message('b', 'waiting')], true)).toBe(before);
  expect(heldMessages(before, [message('b', 'sending')], true)).toBe(before);
});

test('a refused one waits no longer, nor once it is sent again, nor does a file whose bytes leave', () => {
  const before = new Set(['a', 'b']);
  const after = heldMessages(before, [message('a', 'failed'), message('b', 'sending', 0.3)], true);
  expect([...after]).toEqual([]);
  expect(heldMessages(after, [message('a', 'waiting')], true)).toBe(after);
});

test('the hook follows the network', async () => {
  const page = await openPage();
  const { useHeldMessages } = await import('./held-messages.ts');
  const outbox = [message('a', 'sending')];
  const held = page.run((list: readonly OutgoingMessage[]) => useHeldMessages(list), outbox);
  expect([...held.now()]).toEqual([]);
  page.setOnline(false);
  page.dispatch('offline');
  await until(() => expect([...held.now()]).toEqual(['a']));
  page.setOnline(true);
  page.dispatch('online');
  await page.settled();
  expect([...held.now()]).toEqual(['a']);
});

test('each message is held or free as it should be, on the line and without one', async () => {
  const words = [true, false].flatMap((online) =>
    (['waiting', 'sending', 'lost', 'asking', 'failed', 'kept'] as const).flatMap((phase) =>
      [none, new Set(['a'])].flatMap((before) =>
        [undefined, 0].flatMap((share) =>
          [[], [message('z', 'lost')]].map((others) => {
            const isHeld = heldOf([...others, message('a', phase, share)], online, before).includes('a');
            const given = [
              online ? 'online' : 'offline',
              phase,
              before.size > 0 && 'was held',
              share === 0 && 'bytes leave',
              others.length > 0 && 'behind a lost one',
            ].filter(Boolean);
            return `${given.join(', ')}: ${isHeld ? 'held' : 'free'}`;
          }),
        ),
      ),
    ),
  );
  await expect(`${words.join('\n')}\n`).toMatchFileSnapshot('./in-words/held-messages.txt');
});
