import { expect, test } from 'vitest';
import { createToldTracing } from './told-tracing.fixture.ts';
import { inSpan } from './tracing.ts';

test('a span ends with its work, and the one of a failed work says that it failed', async () => {
  const { told, tracing } = createToldTracing();
  const failure = new Error('The mail server is away');
  expect(await inSpan(tracing, { name: 'send mail' }, async () => 'sent')).toBe('sent');
  await expect(inSpan(tracing, { name: 'job', kind: 'client' }, () => Promise.reject(failure))).rejects.toBe(failure);
  expect(told).toEqual([
    ['send mail', 'internal', 'end'],
    ['job', 'client', failure, 'end'],
  ]);
});
