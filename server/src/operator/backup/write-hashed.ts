import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

export interface Written {
  readonly sha256: string;
  readonly bytes: number;
  /** The number of lines, which all end. */
  readonly lines: number;
}

const lineEnd = '\n'.charCodeAt(0);

export const sha256Of = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** Writes a new file from a stream, waits until it is on the disk, and returns its hash. */
export async function writeHashed(file: string, source: AsyncIterable<Buffer>): Promise<Written> {
  const handle = await open(file, 'wx', 0o600);
  try {
    const written = await hashStream(source, (chunk) => handle.writeFile(chunk));
    await handle.sync();
    return written;
  } finally {
    await handle.close();
  }
}

/** Reads a stream to its end and returns its hash. */
export async function hashStream(
  source: AsyncIterable<Buffer>,
  take: (chunk: Buffer) => Promise<unknown> = async () => {},
): Promise<Written> {
  const hash = createHash('sha256');
  let [bytes, lines] = [0, 0];
  for await (const chunk of source) {
    hash.update(chunk);
    bytes += chunk.length;
    for (let at = chunk.indexOf(lineEnd); at >= 0; at = chunk.indexOf(lineEnd, at + 1)) lines += 1;
    await take(chunk);
  }
  return { sha256: hash.digest('hex'), bytes, lines };
}
