import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { findCoturn } from '../../server/src/gateways/turn/coturn.ts';
import { quotas } from '../../server/src/gateways/turn/coturn-settings.ts';
import { createTurnServer } from '../../server/src/gateways/turn/turn-server.ts';
import { startAppProcess } from '../processes/app-process.ts';
import type { BenchDatabase } from '../processes/bench-database.ts';
import type { Attacked } from './account.ts';
import type { AttackRow, Bound } from './attack-row.ts';
import { drawCouples, duringCall, mintByRinging, type Couple } from './callers.ts';
import { withCoturn, type Allocate, type Credentials } from './relay-clients.ts';
import { count, createTarget } from './target.ts';

/** There are fewer relays than that. */
const tries = quotas.total + 20;
const honestCalls = 9;
/** Each call needs a relay for each of the two. */
const honestRelays = 2 * honestCalls;
const matchesOfOne = 5;
const callsPerMatch = 2;
/** So many members use up what all have together. */
const gang = Math.ceil(quotas.total / quotas.user);

interface Scene {
  readonly bench: BenchDatabase;
  /** The program of coturn. */
  readonly binary: string;
  /** They call meanwhile. */
  readonly honest: readonly Couple[];
}

interface Taken {
  readonly hostile: number;
  readonly honest: number;
  readonly tries: number;
}

/** Members take all relays that they get, while nine couples call. Without coturn nothing is played. */
export async function takeRelays(bench: BenchDatabase): Promise<AttackRow[]> {
  const binary = findCoturn();
  if (binary === null) {
    console.log('  left out: coturn is not installed');
    return [];
  }
  const scene = { bench, binary, honest: await drawCouples(bench.database, honestCalls) };
  return [
    await play(
      'relays of one caller who rings five matches twice',
      () => attackAsMembers(scene, 1),
      ({ hostile, honest }) => ({
        text: `${quotas.user}; honest ${honestRelays}`,
        isKept: hostile <= quotas.user && honest === honestRelays,
      }),
    ),
    await play(
      'relays of one caller (control: a name for each request)',
      () => attackWithOldNames(binary),
      ({ honest }) => ({ text: 'honest at most 1', isKept: honest <= 1 }),
    ),
    await play(`relays of ${gang} callers together`, () => attackAsMembers(scene, gang)),
  ];
}

async function play(attack: string, run: () => Promise<Taken>, judge?: (taken: Taken) => Bound): Promise<AttackRow> {
  const startedAt = performance.now();
  const taken = await run();
  const letThrough = `${taken.hostile} relays`;
  const honest = `${taken.honest} of ${honestRelays} relays`;
  console.log(`  ${attack}: ${letThrough}; ${honest}`);
  return {
    attack,
    server: 'one process, coturn',
    requests: taken.tries,
    letThrough,
    honest,
    seconds: (performance.now() - startedAt) / 1000,
    ...(judge && { bound: judge(taken) }),
  };
}

/** All credentials come from a server's API, as members get them. */
function attackAsMembers({ bench, binary, honest }: Scene, members: number): Promise<Taken> {
  return withCoturn(binary, async (turn, allocate) => {
    const app = await startAppProcess(bench.url, null, { isProduction: true, turn });
    const target = createTarget([app]);
    const attacked = { app, target };
    const couples = await drawCouples(bench.database, members, members === 1 ? matchesOfOne : 1);
    const minted = await mintAll(attacked, couples, members === 1 ? 1000 : 0);
    const taken = await attackBeside(allocate, minted, async () => {
      const given: boolean[] = [];
      for (const couple of honest)
        await duringCall(attacked, couple, async (credentials) => {
          for (const one of credentials) given.push(await allocate(one));
        });
      return given;
    });
    target.close();
    await app.stop();
    return taken;
  });
}

/**
 * @param pauseMs between two calls. The name of credentials has the second of their end, so a caller's next call may
 *   have another name after a second.
 */
async function mintAll(attacked: Attacked, couples: readonly Couple[], pauseMs: number): Promise<Credentials[]> {
  const minted: Credentials[] = [];
  for (let call = 0; call < callsPerMatch; call += 1)
    for (const couple of couples) {
      minted.push(...(await mintByRinging(attacked, couple)));
      await wait(pauseMs);
    }
  return minted;
}

/** Release 0.2.0 made a new name for each request for credentials, and so each had a quota of its own. */
function attackWithOldNames(binary: string): Promise<Taken> {
  return withCoturn(binary, async (turn, allocate) => {
    const until = new Date(Date.now() + 600_000);
    const hostile = Array.from({ length: tries }, () => {
      const username = `${Math.floor(until.getTime() / 1000)}:${randomUUID()}`;
      const credential = createHmac('sha1', turn.secret.reveal()).update(username).digest('base64');
      return { username, credential };
    });
    const members = createTurnServer(turn);
    return attackBeside(allocate, hostile, async () => {
      const given: boolean[] = [];
      for (let member = 1; member <= honestRelays; member += 1) given.push(await allocate(members.mint(member, until)));
      return given;
    });
  });
}

/** The attacker tries first, more often than there are relays, and goes on while honest people ask. */
async function attackBeside(
  allocate: Allocate,
  hostile: readonly Credentials[],
  ask: () => Promise<readonly boolean[]>,
): Promise<Taken> {
  const taken: boolean[] = [];
  const takeOne = async () => {
    const credentials = hostile[taken.length % hostile.length];
    if (!credentials) throw new Error('The attacker has no credentials');
    taken.push(await allocate(credentials));
  };
  while (taken.length < Math.max(tries, hostile.length)) await takeOne();
  const asking = new AbortController();
  const goOn = async () => {
    while (!asking.signal.aborted) await takeOne();
  };
  const [given] = await Promise.all([ask().finally(() => asking.abort()), goOn()]);
  return { hostile: count(taken, true), honest: count(given, true), tries: taken.length };
}
