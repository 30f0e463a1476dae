import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TurnConfig } from '../../server/src/config/turn.ts';
import { startCoturn } from '../../server/src/gateways/turn/coturn.ts';
import { openTurnClient, type TurnClient } from '../../server/src/gateways/turn/turn-client.fixture.ts';
import { freePort } from '../../server/src/testing/free-port.ts';

export interface Credentials {
  readonly username: string;
  readonly credential: string;
}

/** Opens one more relay, and holds on to it. Returns false if the server refuses it or does not respond. */
export type Allocate = (credentials: Credentials) => Promise<boolean>;

const responseMs = 5000;

/** Starts a real coturn, because relays of an earlier attack would stay open for ten minutes. */
export async function withCoturn<Result>(
  binary: string,
  attack: (config: TurnConfig, allocate: Allocate) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const coturn = await startCoturn(binary, { folder: mkdtempSync(path.join(tmpdir(), 'mwanzo-bench-turn-')), port });
  const clients: TurnClient[] = [];
  try {
    return await attack(coturn.config, async (credentials) => {
      const client = await openTurnClient(port, credentials);
      // It stays open: coturn would refuse a relay to the next client that got the same port.
      clients.push(client);
      const isGiven = client.allocate().then(({ status }) => status === 200);
      return Promise.race([isGiven, wait(responseMs, false, { ref: false })]);
    });
  } finally {
    for (const client of clients) client.close();
    await coturn.stop();
  }
}
