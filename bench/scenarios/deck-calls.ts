import { firstRandomNumber, memberId } from '../filling/member-ids.ts';
import { createHttpClient } from '../load/http-client.ts';
import type { ServerProcess } from '../processes/server-process.ts';
import type { Call, MemberRequest } from '../turns/call.ts';
import type { Row } from '../report/row.ts';
import type { Bench } from './bench.ts';
import { measureBesideFloor } from './hot-path.ts';

const fewer = 4;
const path = '/api/profiles/discover/';

/** Both, beside the floor. */
export async function measureDeckCalls(bench: Bench): Promise<Row[]> {
  return [
    await measureBesideFloor(bench, deckCall(bench), 'deck: 20 cards of a queue', null),
    await measureBesideFloor(bench, refillCall(bench), 'deck: the queue is filled first', null),
  ];
}

type Size = Pick<Bench, 'settings' | 'database'>;

/** Twenty cards of a queue that was filled before. */
export function deckCall({ settings }: Size): Call {
  return { name: 'deck', status: 200, fewer, requests: sameMembers(settings.profiles), prepare: sendOnce };
}

/** Twenty cards after choosing whom to queue, since no member has a queue. */
export function refillCall({ settings, database }: Size): Call {
  return {
    name: 'deck refill',
    status: 200,
    fewer,
    requests: sameMembers(settings.profiles),
    async prepare(_server, requests) {
      const ids = requests.map(({ userId }) => userId);
      await database.database.pool.query('delete from deck_queues where user_id = any ($1::bigint[])', [ids]);
    },
  };
}

/**
 * The same members in each round, so that none is on a first visit of the day, and one request of each at most. They
 * are spread over all numbers, since the first ones are the most active.
 */
const sameMembers =
  (profiles: number) =>
  (total: number, membersMax: number | null): MemberRequest[] => {
    const drawn = profiles - firstRandomNumber;
    const length = Math.min(drawn, membersMax ?? total, total);
    return Array.from({ length }, (_, index) => ({
      userId: memberId(firstRandomNumber + Math.floor((index * drawn) / length)),
      request: { method: 'GET', path },
    }));
  };

async function sendOnce(server: ServerProcess, requests: readonly MemberRequest[]): Promise<void> {
  const client = createHttpClient(server.port, 1);
  for (const userId of new Set(requests.map((each) => each.userId)))
    await client.send({ method: 'GET', path, token: await server.issueToken(userId) });
  client.close();
}
