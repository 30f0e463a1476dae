import { expect, test } from 'vitest';
import { createOwnMessages } from './own-messages.ts';

const gap = { kind: 'gap' } as const;

test('a message is known once, under its own text', () => {
  const own = createOwnMessages();
  own.remember('one', gap);
  expect([own.take('other'), own.take('one'), own.take('one')]).toEqual([undefined, gap, undefined]);
});

test('however many are never heard, only the newest are remembered', () => {
  const own = createOwnMessages();
  const texts = Array.from({ length: 2500 }, (_, at) => `message ${at}`);
  for (const text of texts) own.remember(text, gap);
  const known = texts.filter((text) => own.take(text));
  expect(known.length).toBeLessThanOrEqual(1000);
  expect(known.at(-1)).toBe(texts.at(-1));
});
