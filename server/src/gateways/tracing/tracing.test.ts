import { expect, test } from 'vitest';
import { inSpan, type Tracing } from './tracing.ts';

/** Notes what is told to a tracing. */
function makeTracing() {
  const told: unknown[] = [];
  const tracing: Tracing = {
    begin(name, kind) {
      told.push([name, kind]);
      const fail = (error: unknown) => told.push(error);
      return { rename: () => {}, add: () => {}, fail, end: () => void told.push('end') };
    },
    within: (_span, work) => work(),
    isInside: () => false,
    stop: async () => {},
  };
  return { told, tracing };
}

test('a span ends with its work, and the one of a failed work says that it failed', async () => {
  const { told, tracing } = makeTracing();
  const failure = new Error('The mail server is away');
  expect(await inSpan(tracing, { name: 'send mail' }, async () => 'sent')).toBe('sent');
  await expect(inSpan(tracing, { name: 'job', kind: 'client' }, () => Promise.reject(failure))).rejects.toBe(failure);
  expect(told).toEqual([['send mail', 'internal'], 'end', ['job', 'client'], failure, 'end']);
});
