import type { IncomingMessage } from 'node:http';

/** Browsers send a whole body before they read the response. More than this is an attack, not a photo. */
const discardBytesMax = 64 * 1024 * 1024;

/** Reads and discards the rest of a refused body, so that its sender can read the response. */
export function discardBody(request: IncomingMessage): void {
  let discarded = 0;
  request.unpipe();
  request.on('error', () => undefined);
  request.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > discardBytesMax) request.destroy();
  });
  request.resume();
}
