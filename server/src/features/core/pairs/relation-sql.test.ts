import { sql } from '../../../database/sql.ts';
import { expect, test } from 'vitest';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { members } from '../members/index.ts';
import { logicOfFacts, ruleOfSeeing, ruleOfSwiping, ruleOfTalking } from './relation-rules.ts';
import { maySee, maySwipe } from './relation-sql.ts';

const { database } = await setUpTestDatabase();

/** The member who asks. Half of the others come before in a pair, half after. */
const me = 1000;

interface Other {
  readonly id: number;
  readonly isShown: boolean;
  readonly isKept: boolean;
  readonly isForEveryone: boolean;
  readonly mine: boolean | null;
  readonly theirs: boolean | null;
  readonly isParted: boolean;
}

const answers = [null, false, true];
const pairs = answers.flatMap((mine) => answers.map((theirs) => ({ mine, theirs, isParted: false })));
const standings = [
  { isShown: true, isKept: true },
  { isShown: false, isKept: true },
  { isShown: false, isKept: false },
];
// There are two of them, so that one has the higher number and one the lower.
const parted = Array.from({ length: 2 }, () => ({ mine: null, theirs: null, isParted: true }));
const others: readonly Other[] = standings
  .flatMap((standing) => [true, false].map((isForEveryone) => ({ ...standing, isForEveryone })))
  .flatMap((profile) => [...pairs, ...parted].map((pair) => ({ ...profile, ...pair })))
  .map((other, index) => ({ ...other, id: index % 2 === 0 ? index + 1 : me + index }));

const isMatch = ({ mine, theirs }: Other) => mine === true && theirs === true;

await database.pool.query(
  `insert into users (id, email, password_hash, full_name, created_at)
   select id, id || '@mwanzo.test', 'none', 'Member', now() from unnest($1::bigint[]) id`,
  [[me, ...others.map(({ id }) => id)]],
);
await database.pool.query(
  `insert into profiles (user_id, name, age, birthday, location, town, active_on, saved_at, is_active, hidden_at,
     shown_to)
   select id, 'Member', 30, '1996-05-05', 'Nairobi', 'Nairobi', '2026-11-21', now(), "isShown" or not "isKept",
     case when not "isKept" then now() end, case when "isForEveryone" then 'everyone' else 'liked' end
   from json_to_recordset($1) other (id bigint, "isShown" boolean, "isKept" boolean, "isForEveryone" boolean)`,
  [JSON.stringify([{ id: me, isShown: true, isKept: true, isForEveryone: false }, ...others])],
);
await database.pool.query(
  `insert into pairs (low_id, high_id, low_liked, high_liked, matched_at, low_blocked_at)
   select least($2, id), greatest($2, id), case when $2 < id then mine else theirs end,
     case when $2 < id then theirs else mine end, case when mine and theirs then now() end,
     case when "isParted" then now() end
   from json_to_recordset($1) other (id bigint, mine boolean, theirs boolean, "isParted" boolean)
   where num_nonnulls(mine, theirs) > 0 or "isParted"`,
  [JSON.stringify(others), me],
);

/** The ids of those for whom a condition is true. */
async function whoPasses(condition: string): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: number }>(
    `select other.id from ${members} other where ${condition} order by 1`,
    [me],
  );
  return rows.map(({ id }) => id);
}

const meetingWith = (other: Other) => ({ ...other, isOneself: other.id === me, hasLikedMe: other.theirs === true });
const unanswered = { mine: null, theirs: null, isParted: false };
const oneself: Other = { id: me, isShown: true, isKept: true, isForEveryone: false, ...unanswered };

function passing(rule: (other: Other) => boolean): number[] {
  return [...others, oneself]
    .filter(rule)
    .map(({ id }) => id)
    .toSorted((a, b) => a - b);
}

// Fails if a condition of lists reads other columns than its rule means, whatever the two have said to each other.
test('lists and rules agree on who may be liked or passed', async () => {
  const expected = passing((other) => ruleOfSwiping(logicOfFacts, meetingWith(other)));
  expect(await whoPasses(maySwipe(sql`$1::bigint`, sql`other`))).toEqual(expected);
  expect(expected).not.toEqual([]);
});

test('lists and rules agree on who may be seen', async () => {
  const expected = passing((other) => {
    const mayCommunicate = ruleOfTalking(logicOfFacts, { isMatched: isMatch(other), isParted: other.isParted });
    return ruleOfSeeing(logicOfFacts, { ...meetingWith(other), isKept: other.isKept, mayCommunicate });
  });
  expect(await whoPasses(maySee(sql`$1::bigint`, sql`other`))).toEqual(expected);
  expect(expected).toContain(me);
});
