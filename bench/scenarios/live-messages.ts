import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { redisIsMissing, startRedis } from '../../server/src/testing/redis-server.ts';
import { createHttpClient } from '../load/http-client.ts';
import { openRawStream } from '../load/raw-stream.ts';
import { cpuMicroseconds } from '../machine/cpu-time.ts';
import { startAppProcess, type AppProcess } from '../processes/app-process.ts';
import { atMost, type Row } from '../report/row.ts';
import { pick, type Bench } from './bench.ts';
import { drawMatchedPairs, type MatchedPair } from './matched-pairs.ts';

interface Times {
  /** Messages a second, one measurement each. */
  readonly rates: readonly number[];
  readonly seconds: number;
  /** Messages are sent before the measurement, so that the code is compiled and the connections are open. */
  readonly warmUpSeconds: number;
}

const times: Times = { rates: [100, 1000], seconds: 10, warmUpSeconds: 3 };
const toyTimes: Times = { rates: [100], seconds: 1, warmUpSeconds: 0.2 };
const connections = 64;
const pairsMax = 2000;
const p99MsMax = { one: 25, two: 40 } as const;
/** A message that has not come after this time is lost, in ms. */
const patienceMs = 10_000;

interface Route {
  readonly name: 'one' | 'two';
  /** The process to which messages are sent. */
  readonly sending: AppProcess;
  /** The process from which their receivers get their streams. */
  readonly receiving: AppProcess;
}

/** Messages from the sender's request to the receiver's stream, within one process and across two. */
export async function measureDeliveries({ app, database, settings }: Bench): Promise<Row[]> {
  const { rates, ...duration } = settings.isToy ? toyTimes : times;
  const pairs = (await drawMatchedPairs(database)).slice(0, settings.isToy ? settings.requests : pairsMax);
  const rows: Row[] = [];
  for (const rate of rates)
    rows.push(await measureRate({ name: 'one', sending: app, receiving: app }, { rate, ...duration }, pairs));
  if (redisIsMissing !== null) {
    console.log(`not measured across two processes: ${redisIsMissing}`);
    return rows;
  }
  const redis = await startRedis();
  const shared = { secretKey: randomBytes(32).toString('hex'), redisUrl: redis.url };
  const [sending, receiving] = await Promise.all([
    startAppProcess(database.url, null, shared),
    startAppProcess(database.url, null, shared),
  ]);
  for (const rate of rates)
    rows.push(await measureRate({ name: 'two', sending, receiving }, { rate, ...duration }, pairs));
  await Promise.all([sending.stop(), receiving.stop()]);
  await redis.kill();
  return rows;
}

async function measureRate(
  route: Route,
  { rate, seconds, warmUpSeconds }: Pace & Pick<Times, 'warmUpSeconds'>,
  pairs: readonly MatchedPair[],
): Promise<Row> {
  const clocks = new Map<string, number>();
  const delays: number[] = [];
  const onText = (text: string): void => {
    const now = performance.now();
    for (const [, id = ''] of text.matchAll(/"client_id":"([^"]+)"/g)) {
      const sentAt = clocks.get(id);
      if (sentAt !== undefined && clocks.delete(id)) delays.push(now - sentAt);
    }
  };
  const receivers = [...new Set(pairs.map(({ receiverId }) => receiverId))];
  const streams = [];
  for (const id of receivers)
    streams.push(await openRawStream(route.receiving.port, await route.receiving.issueToken(id), onText));
  const processes = [...new Set([route.sending.pid, route.receiving.pid])];
  await sendAtRate(route.sending, { rate, seconds: warmUpSeconds }, pairs, new Map());
  const usedBefore = processes.reduce((sum, pid) => sum + cpuMicroseconds(pid), 0);
  const { refused, tookMs } = await sendAtRate(route.sending, { rate, seconds }, pairs, clocks);
  for (let waited = 0; clocks.size > 0 && waited < patienceMs; waited += 50) await wait(50);
  const used = processes.reduce((sum, pid) => sum + cpuMicroseconds(pid), 0) - usedBefore;
  for (const stream of streams) stream.close();
  return rowOf(route, { rate, delays, refused, lost: clocks.size, tookMs, cpuMicros: used / delays.length });
}

interface Pace {
  /** Messages a second. */
  readonly rate: number;
  readonly seconds: number;
}

async function sendAtRate(
  app: AppProcess,
  { rate, seconds: duration }: Pace,
  pairs: readonly MatchedPair[],
  clocks: Map<string, number>,
) {
  const client = createHttpClient(app.port, connections);
  const tokens = new Map<number, string>();
  for (const { senderId } of pairs) if (!tokens.has(senderId)) tokens.set(senderId, await app.issueToken(senderId));
  const start = performance.now();
  let refused = 0;
  const send = async (index: number): Promise<void> => {
    const { senderId, receiverId } = pick(pairs, index);
    const id = randomUUID();
    clocks.set(id, performance.now());
    const { status } = await client.send({
      method: 'POST',
      path: '/api/messages/send/',
      token: tokens.get(senderId) ?? '',
      body: { sender: senderId, receiver: receiverId, text: 'Sawa, chai at four?', client_id: id },
    });
    if (status !== 201 && clocks.delete(id)) refused += 1;
  };
  const sent: Promise<void>[] = [];
  for (let index = 0; index < rate * duration; index += 1) {
    const aheadMs = (index / rate) * 1000 - (performance.now() - start);
    if (aheadMs > 1) await wait(aheadMs);
    sent.push(send(index));
  }
  await Promise.all(sent);
  const tookMs = performance.now() - start;
  client.close();
  return { refused, tookMs };
}

interface Delivered {
  readonly rate: number;
  readonly delays: readonly number[];
  readonly refused: number;
  readonly lost: number;
  readonly tookMs: number;
  readonly cpuMicros: number;
}

function rowOf({ name }: Route, { rate, delays, refused, lost, tookMs, cpuMicros }: Delivered): Row {
  const sorted = delays.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  const reached = (delays.length / tookMs) * 1000;
  return {
    scenario: `message to stream, ${rate}/s, ${name} process${name === 'two' ? 'es' : ''}`,
    result:
      `p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms at ${reached.toFixed(0)}/s, ` +
      `${cpuMicros.toFixed(0)} µs CPU each`,
    checks: [atMost('ms', at(0.99), p99MsMax[name])],
    problems: refused + lost > 0 ? [`${refused} messages were refused, ${lost} were lost`] : [],
  };
}
