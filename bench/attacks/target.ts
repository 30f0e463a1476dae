import { createHttpClient, type HttpRequest, type HttpResponse } from '../load/http-client.ts';
import type { AppProcess } from '../processes/app-process.ts';

/** A server under attack, of one or several processes that take turns. */
export interface Target {
  /** Sends a request as the proxy in front of the server does, which names the sender's network. */
  send(network: string, request: HttpRequest): Promise<HttpResponse>;
  close(): void;
}

const connections = 250;

export function createTarget(apps: readonly AppProcess[]): Target {
  const clients = apps.map(({ port }) => createHttpClient(port, connections));
  let sent = 0;
  return {
    send(network, request) {
      const client = clients[sent++ % clients.length];
      if (!client) throw new Error('There is no process to send to');
      return client.send({ ...request, headers: { ...request.headers, 'x-forwarded-for': network } });
    },
    close: () => clients.forEach((client) => client.close()),
  };
}

let networks = 0;

/** An address that no attack of this run has used before. */
export function nextNetwork(): string {
  networks += 1;
  return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
}

/** Does a task for each index below `total`, so many at once. */
export async function inParallel<Result>(
  atOnce: number,
  total: number,
  task: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < total) {
      const index = next++;
      results[index] = await task(index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

/** Counts the results that are equal to this one. */
export function count<Result>(results: readonly Result[], wanted: Result): number {
  return results.filter((result) => result === wanted).length;
}
