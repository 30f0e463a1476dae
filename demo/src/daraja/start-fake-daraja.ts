import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { MpesaConfig } from '../../../server/src/config/mpesa.ts';
import { seededRandom } from './seeded-random.ts';
import { openAccount } from './account.ts';
import { movableAgenda, systemAgenda, type MovableClock } from './agenda.ts';
import { createDaraja, type ChooseFaults } from './answer-daraja.ts';
import type { Fields } from './check-fields.ts';
import type { Faults } from './faults.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { createPhones } from './phones.ts';
import { createPrompts } from './prompts.ts';
import { createTokens } from './tokens.ts';

interface FakeDarajaOptions {
  /** The same seed gives the same receipts, tokens and random faults. */
  readonly seed?: string;
  /** A clock that only `advance` moves. Without it the machine's time counts. */
  readonly clock?: MovableClock;
  /** The faults: the same with every prompt, or chosen for each. */
  readonly faults?: Partial<Faults> | ChooseFaults;
  /** A token lives this long. */
  readonly tokenSeconds?: number;
  readonly queriesPerMinute?: number;
  /** 0: any free one. */
  readonly port?: number;
  readonly host?: string;
}

export interface FakeDaraja {
  readonly port: number;
  /** The settings with which the gateway reaches it. */
  readonly config: MpesaConfig;
  /** The money that truly moved. */
  readonly ledger: Ledger;
  /** Moves the clock, with everything that happens until then. It ends when all callbacks on the way were posted. */
  advance(milliseconds: number): Promise<void>;
  /** Enters a PIN for the prompt that waits on a phone. False if none waits. */
  enterPin(phone: string, pin: string): Promise<boolean>;
  cancel(phone: string): Promise<boolean>;
  /** Returns how many requests had this path. */
  requestsTo(path: string): number;
  stop(): Promise<void>;
}

/** Starts a server that speaks Daraja's protocol, moves no money, and has a page in place of each phone. */
export async function startFakeDaraja(options: FakeDarajaOptions = {}): Promise<FakeDaraja> {
  const {
    seed = 'daraja',
    clock,
    faults = {},
    tokenSeconds = 3599,
    queriesPerMinute = 5,
    host = '127.0.0.1',
  } = options;
  const movable = clock && movableAgenda(clock);
  const agenda = movable ?? systemAgenda();
  const ledger = createLedger();
  const prompts = createPrompts({ agenda, ledger, random: seededRandom(`${seed}:receipts`) });
  const requests = new Map<string, number>();
  const server = createServer();
  const port = await listenOn(server, host, options.port ?? 0);
  const account = await openAccount(`http://127.0.0.1:${port}`);
  const phones = createPhones(account.name, prompts);
  const tokens = createTokens(account, agenda, seededRandom(`${seed}:tokens`), tokenSeconds);
  const chooseFaults: ChooseFaults = typeof faults === 'function' ? faults : () => faults;
  const answer = createDaraja({ seed, account, agenda, ledger, prompts, tokens, chooseFaults, queriesPerMinute });

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    requests.set(path, (requests.get(path) ?? 0) + 1);
    const handled = path.startsWith('/phone/')
      ? phones.handle(request, response)
      : readFields(request).then(async (fields) => {
          const { authorization } = request.headers;
          const reply = await answer({ method: request.method ?? '', path, authorization, fields });
          if (reply === null) return;
          const isPage = typeof reply.body === 'string';
          response.writeHead(reply.status, { 'content-type': isPage ? 'text/html' : 'application/json' });
          response.end(isPage ? reply.body : JSON.stringify(reply.body));
        });
    handled.catch(() => response.destroy());
  });

  return {
    port,
    config: account.config,
    ledger,
    advance: (milliseconds) => {
      if (!movable) throw new Error('Only a clock of its own can be moved.');
      return movable.advance(milliseconds);
    },
    enterPin: phones.enterPin,
    cancel: phones.cancel,
    requestsTo: (path) => requests.get(path) ?? 0,
    async stop() {
      agenda.close();
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

async function readFields(request: IncomingMessage): Promise<Fields> {
  const body: unknown = request.method === 'POST' ? JSON.parse(await text(request)) : {};
  return typeof body === 'object' && body !== null ? (body as Fields) : {};
}

/** Takes the wanted port, or any free one if another program has it. */
function listenOn(server: Server, host: string, wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const listen = (port: number): void => {
      server.removeAllListeners('error');
      server.once('error', (error) => (port === 0 ? reject(error) : listen(0)));
      server.listen(port, host);
    };
    server.once('listening', () => resolve((server.address() as AddressInfo).port));
    listen(wanted);
  });
}
