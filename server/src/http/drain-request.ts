import type { IncomingMessage } from 'node:http';

/** Browsers send a body to its end before they read the answer; more than this is an attack, not a photo. */
const drainBytesMax = 64 * 1024 * 1024;

/** Reads the rest of a refused body into nothing, so that its sender gets to see the answer. */
export function drainRequest(request: IncomingMessage): void {
  let drained = 0;
  request.unpipe();
  request.on('error', () => undefined);
  request.on('data', (chunk: Buffer) => {
    drained += chunk.length;
    if (drained > drainBytesMax) request.destroy();
  });
  request.resume();
}
