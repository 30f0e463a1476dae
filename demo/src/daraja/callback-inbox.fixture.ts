import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';

export interface CallbackInbox {
  /** The bodies that were posted to an address, oldest first. */
  at(place: string): readonly string[];
  url(place: string): string;
}

/** Takes callbacks in place of the app. It closes when the test file ends. */
export async function openCallbackInbox(): Promise<CallbackInbox> {
  const received = new Map<string, string[]>();
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const place = request.url ?? '';
      received.set(place, [...(received.get(place) ?? []), body]);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"ResultCode":0,"ResultDesc":"Accepted"}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    at: (place) => received.get(`/api/till/${place}/`) ?? [],
    url: (place) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/till/${place}/`,
  };
}
