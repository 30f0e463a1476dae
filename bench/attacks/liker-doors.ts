import type { Likes } from '@mwanzo/contract/discovery/likes';
import type { Notification } from '@mwanzo/contract/notices/notifications';
import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import type { Database } from '../../server/src/database/connect.ts';
import { openRawStream } from '../load/raw-stream.ts';
import type { Account, Attacked } from './account.ts';
import { leaks, type Leak } from './liker-leaks.ts';
import { sleep } from './liker-rounds.ts';

/** An account and, in a control, a leak that is open while it looks. */
export interface Attacker extends Account {
  readonly attacked: Attacked;
  readonly database: Database;
  whileLeaking<Result>(look: () => Promise<Result>): Promise<Result>;
}

/** For each person, how much speaks for it that they like the attacker. */
type Evidence = readonly number[];

/** A way to guess who likes somebody. */
export interface Door {
  readonly name: string;
  /** The number of likers of a round is one of these. */
  readonly likers: readonly number[];
  /** A server with this leak tells nearly all. Null if the door needs none. */
  readonly leak: Leak | null;
  /** It is known to tell (SECURITY.md), so that its figure is not judged. */
  readonly isKnownGap?: boolean;
  /** Looks before anybody has answered, and returns the look that follows the answers. */
  open(attacker: Attacker, people: readonly number[]): Promise<() => Promise<Evidence>>;
}

/** As many as not, so that a guess by chance is worst. */
const half = [5, 6];

async function inOrder(people: readonly number[], look: (id: number) => Promise<number>): Promise<number[]> {
  const evidence: number[] = [];
  for (const id of people) evidence.push(await look(id));
  return evidence;
}

const afterwards =
  (look: (attacker: Attacker, people: readonly number[]) => Promise<Evidence>): Door['open'] =>
  async (attacker, people) =>
  () =>
    look(attacker, people);

const readCount = async ({ send }: Attacker): Promise<number> =>
  ((await send('GET', '/api/profiles/likes-me/')) as Likes).count;
const countNotices = async ({ send }: Attacker): Promise<number> =>
  ((await send('GET', '/api/notifications/')) as Notification[]).length;
const readProfile = async ({ send }: Attacker, id: number): Promise<string> =>
  JSON.stringify(await send('GET', `/api/profiles/${id}/`));
const readDeck = async ({ send }: Attacker): Promise<number[]> =>
  ((await send('GET', '/api/profiles/discover/')) as VisibleProfile[]).map(({ id }) => id);
const pass = ({ send }: Attacker, id: number) =>
  send('POST', '/api/profiles/like-pass/', { target_profile_id: id, matched: false });
const rewind = ({ send }: Attacker, id: number) => send('POST', '/api/profiles/rewind/', { target_profile_id: id });
const block = ({ send }: Attacker, id: number) => send('POST', '/api/blocks/', { user_id: id });
const unblock = ({ send }: Attacker, id: number) => send('DELETE', `/api/blocks/${id}/`);

type Step = (attacker: Attacker, id: number) => Promise<unknown>;

/** Counts, for each person, the notifications that are gone after a step about them. */
async function missNotices(attacker: Attacker, people: readonly number[], step: Step, back: Step): Promise<Evidence> {
  let before = await countNotices(attacker);
  return inOrder(people, async (id) => {
    await step(attacker, id);
    const count = await attacker.whileLeaking(() => countNotices(attacker));
    await back(attacker, id);
    const gone = before - count;
    before = count;
    return gone;
  });
}

const toldPaths = ['profiles/likes-me/', 'notifications/', 'profiles/matches/', 'profiles/me'];

export const doors: readonly Door[] = [
  {
    name: 'a pass, the number, the pass taken back',
    likers: half,
    leak: leaks.numbersOfTheMoment,
    open: afterwards(async (attacker, people) => {
      const before = await readCount(attacker);
      return inOrder(people, async (id) => {
        await pass(attacker, id);
        const count = await attacker.whileLeaking(() => readCount(attacker));
        await rewind(attacker, id);
        return before - count;
      });
    }),
  },
  {
    name: 'a block, the number, the block taken back',
    likers: half,
    leak: leaks.numbersOfTheMoment,
    open: afterwards(async (attacker, people) => {
      let before = await readCount(attacker);
      return inOrder(people, async (id) => {
        await block(attacker, id);
        const count = await attacker.whileLeaking(() => readCount(attacker));
        await unblock(attacker, id);
        const gone = before - count;
        // A block ends their like, so the number does not come back.
        before = count;
        return gone;
      });
    }),
  },
  {
    name: 'a pass, the notification, the pass taken back',
    likers: [1],
    leak: leaks.noticesOfTheMoment,
    open: afterwards((attacker, people) => missNotices(attacker, people, pass, rewind)),
  },
  {
    name: 'a block, the notification, the block taken back',
    likers: [1],
    leak: leaks.noticesOfTheMoment,
    open: afterwards((attacker, people) => missNotices(attacker, people, block, unblock)),
  },
  {
    name: 'ids and names in the page, the notifications, the matches and the stream of events',
    likers: half,
    leak: leaks.premium,
    async open({ id, attacked, send, whileLeaking }, people) {
      let told = '';
      const names = (await Promise.all(people.map((of) => send('GET', `/api/profiles/${of}/`)))) as VisibleProfile[];
      const token = await attacked.app.issueToken(id);
      const stream = await openRawStream(attacked.app.port, token, (text) => (told += text));
      return async () => {
        for (const path of toldPaths) told += JSON.stringify(await whileLeaking(() => send('GET', `/api/${path}`)));
        stream.close();
        return names.map((person) =>
          Number(told.includes(String(person.id)) || told.includes(JSON.stringify(person.name))),
        );
      };
    },
  },
  {
    name: 'the order of the deck, before and after',
    likers: half,
    leak: leaks.likersFirst,
    async open(attacker, people) {
      const before = await readDeck(attacker);
      return async () => {
        // A deck that holds all who are left is filled again for each request, in the same order on one day.
        const after = await attacker.whileLeaking(() => readDeck(attacker));
        return people.map((id) => before.indexOf(id) - after.indexOf(id));
      };
    },
  },
  {
    name: 'their profiles, before and after',
    likers: half,
    leak: leaks.markedProfiles,
    async open(attacker, people) {
      const before = new Map<number, string>();
      for (const id of people) before.set(id, await readProfile(attacker, id));
      return () =>
        attacker.whileLeaking(() =>
          inOrder(people, async (id) => Number((await readProfile(attacker, id)) !== before.get(id))),
        );
    },
  },
  {
    name: 'a pass each night, and the number of the next day',
    likers: half,
    leak: null,
    isKnownGap: true,
    open: afterwards(async (attacker, people) => {
      let before = await readCount(attacker);
      return inOrder(people, async (id) => {
        await pass(attacker, id);
        await sleep(attacker.database, attacker.id);
        const count = await readCount(attacker);
        const gone = before - count;
        before = count;
        return gone;
      });
    }),
  },
];
