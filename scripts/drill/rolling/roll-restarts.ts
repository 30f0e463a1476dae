// Rolling restarts under load: two processes behind the shipped proxy are restarted in turn, and nobody may notice.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Message } from '@mwanzo/contract/conversations/messages';
import type { Database } from '../../../server/src/database/connect.ts';
import type { TestMember } from '../../../server/src/testing/factories.ts';
import { newKeys, startFleet } from '../fleet.ts';
import { startProxy } from '../proxy.ts';
import { createClient, type Client } from './client.ts';
import { createLedger, findFaults, type Ledger } from './ledger.ts';
import { makePeople, type People } from './people.ts';
import { putLoad } from './put-load.ts';
import { readStored } from './read-stored.ts';
import { readStream, type StreamReader } from './read-stream.ts';

/** The longest time that the last events may take to reach their members, in ms. */
const settleMs = 20_000;

export interface RollingPlan {
  readonly database: Database;
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly restarts: number;
  /** The numbers of couples, each of whom reads a stream, of those who send photos, and of people to swipe. */
  readonly people: { readonly couples: number; readonly uploaders: number; readonly others: number };
  /** Requests a second. */
  readonly rate: number;
  /** A saboteur: processes accept nothing from the moment they are asked to stop, and the proxy asks only once. */
  readonly stopsAtOnce?: boolean;
}

export interface RollingResult {
  readonly faults: readonly string[];
  readonly ledger: Ledger;
  readonly stopsMs: readonly number[];
  /** The time for which each stream was away, in ms, in order of length. */
  readonly awayMs: readonly number[];
  readonly continued: number;
  readonly refetched: number;
  /** Lines of the servers' logs that tell of a warning or an error. */
  readonly problems: readonly string[];
  /** Compares with the rows once more. */
  compareAgain(): Promise<string[]>;
}

export async function rollRestarts(plan: RollingPlan): Promise<RollingResult> {
  await using stack = new AsyncDisposableStack();
  const folder = mkdtempSync(path.join(tmpdir(), 'mwanzo-drill-'));
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  const keys = newKeys();
  const people = await makePeople(plan.database, keys.SECRET_KEY, plan.people);
  const fleet = await startFleet({
    ...keys,
    DATABASE_URL: plan.databaseUrl,
    REDIS_URL: plan.redisUrl,
    DATA_DIR: path.join(folder, 'data'),
    PUBLIC_URL: 'https://mwanzo.example',
    SCREENING: '0',
    ...(plan.stopsAtOnce && { DRAIN_SECONDS: '0' }),
  });
  stack.defer(() => fleet.kill());
  const proxy = await startProxy({ folder, ports: fleet.ports, asksOnce: plan.stopsAtOnce ?? false });
  stack.defer(() => proxy.stop());
  const client = createClient(proxy.port);
  stack.defer(() => client.close());
  const ledger = createLedger();
  const readers = people.couples.flatMap(([one, other]) => [
    follow({ client, port: proxy.port, ledger }, one, other),
    follow({ client, port: proxy.port, ledger }, other, one),
  ]);
  stack.defer(() => readers.forEach((reader) => reader.close()));
  await until(() => readers.every((reader) => reader.isOpen()));

  const load = putLoad({ client, people, ledger, rate: plan.rate });
  await wait(1000);
  for (let count = 0; count < plan.restarts; count += 1) await fleet.restart(count % 2 === 0 ? 0 : 1);
  await wait(1000);
  await load.stop();
  await until(() => readers.every((reader) => reader.isOpen()) && allAreSeen(ledger));
  const compare = async () => findFaults(ledger, await readStored(plan.database, idsOf(people)));
  const sum = (name: keyof StreamReader['counts']) => readers.reduce((total, { counts }) => total + counts[name], 0);
  return {
    faults: await compare(),
    ledger,
    stopsMs: fleet.stopsMs.toSorted((one, other) => one - other),
    awayMs: readers.flatMap(({ awayMs }) => awayMs).toSorted((one, other) => one - other),
    continued: sum('continued'),
    refetched: sum('refetched'),
    problems: fleet.problems(),
    compareAgain: compare,
  };
}

const idsOf = ({ couples }: People) => couples.flat().map(({ id }) => id);

interface Following {
  readonly client: Client;
  readonly port: number;
  readonly ledger: Ledger;
}

/** Reads a member's stream, and notes the messages of the partner that the member gets to see. */
function follow({ client, port, ledger }: Following, me: TestMember, partner: TestMember): StreamReader {
  const seen = new Set<number>();
  ledger.seen.set(me.id, seen);
  const fetchAgain = async (): Promise<void> => {
    const { status, body } = await client.get(`/api/messages/conversation/${partner.id}/?limit=100`, me.token);
    if (status !== 200) return void ledger.failures.push(`conversation after a stream came back: ${status}`);
    for (const { id, sender } of body as Message[]) if (sender !== me.id) seen.add(id);
  };
  return readStream(port, me.token, {
    onEvent(event) {
      if (event.type === 'message' && event.message.sender !== me.id) seen.add(event.message.id);
      if (event.type === 'sync' && event.refetch) void fetchAgain();
    },
  });
}

const allAreSeen = ({ messages, seen }: Ledger) =>
  [...messages].every(([id, { receiver }]) => seen.get(receiver)?.has(id));

/** Waits for a condition for a while. If it does not come, the comparison tells of it. */
async function until(condition: () => boolean): Promise<void> {
  const over = performance.now() + settleMs;
  while (!condition() && performance.now() < over) await wait(100);
}
