import type { IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { discardBody } from './discard-body.ts';

/** A body of this many MB. `sent` counts those that were read. */
function makeBody(megabytes: number) {
  const chunk = Buffer.alloc(1024 * 1024);
  const body = { sent: 0, stream: Readable.from(send()) };
  function* send() {
    for (; body.sent < megabytes; body.sent += 1) yield chunk;
  }
  return body;
}

test.each([
  ['a photo or two is read to its end, so that its sender can read the response', 64, true],
  ['one that does not end is cut off', 1000, false],
])('of refused bodies, %s', async (_title, megabytes, isWhole) => {
  const body = makeBody(megabytes);
  discardBody(body.stream as unknown as IncomingMessage);
  await once(body.stream, 'close');
  expect(body.stream.readableEnded).toBe(isWhole);
  expect(body.sent).toBeLessThan(100);
});
