import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { openStream, type TestStream } from '../../../testing/stream-client.ts';

/** Lets an app listen, and opens streams of events at it. */
export async function listenForStreams(app: FastifyInstance) {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  /** A stream that has got its first event. */
  return async function open({ token }: { token: string }, lastEventId?: string): Promise<TestStream> {
    const stream = await openStream(address, token, { lastEventId });
    await stream.until(({ text }) => text().includes('"sync"'));
    return stream;
  };
}

export const typing = (partner: number) => ({ type: 'typing', partner }) as const;
export const hasCount = (count: number) => (stream: TestStream) => stream.events().length >= count;
