import type { AttackRow } from './attack-row.ts';
import { checkedStatus, drawHonest, guess, signInHonestly } from './sign-ins.ts';
import { nextNetwork, type Target } from './target.ts';

type Outcome = Omit<AttackRow, 'server' | 'seconds'>;

const honestEach = 36;

/** The networks of one attacker. */
const senders = [
  { what: '60 IPv4 addresses', connections: 60, networkOf: (place: number) => `203.0.113.${place % 60}` },
  { what: '60 IPv4 addresses', connections: 200, networkOf: (place: number) => `203.0.113.${place % 60}` },
  { what: 'an IPv6 /56', connections: 200, networkOf: (place: number) => `2001:db8:0:${hex(place % 256)}::1` },
  {
    what: 'an IPv6 /48',
    connections: 200,
    networkOf: (place: number) => `2001:db8:1:${hex((place * 331) % 65_536)}::1`,
  },
];

const hex = (number: number): string => number.toString(16);

/** One attacker tries passwords without a pause, while members elsewhere sign in. */
export const starvations = senders.map(
  ({ what, connections, networkOf }) =>
    async function starveSignIn(target: Target): Promise<Outcome> {
      const { known, fresh } = await drawHonest(target, honestEach);
      const flooding = new AbortController();
      const statuses = new Map<number, number>();
      const flood = async (connection: number) => {
        for (let count = 0; !flooding.signal.aborted; count += 1) {
          const email = `${crypto.randomUUID()}@invented.test`;
          const status = await guess(target, networkOf(connection + count * connections), email);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      };
      const floods = Array.from({ length: connections }, (_, connection) => flood(connection));
      const onKnown = await signInHonestly(target, nextNetwork, known);
      const onNew = await signInHonestly(target, nextNetwork, fresh, true);
      flooding.abort();
      await Promise.all(floods);
      return {
        attack: `sign-ins without a pause from ${what} over ${connections} connections`,
        requests: [...statuses.values()].reduce((sum, number) => sum + number, 0),
        letThrough: `${statuses.get(checkedStatus) ?? 0} passwords checked`,
        honest: `elsewhere on known devices: ${onKnown}, on new ones with a proof of work: ${onNew}`,
      };
    },
);
