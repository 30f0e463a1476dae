import { townNames } from '@mwanzo/contract/town-names';
import { run, statement, type Pool } from './statement.ts';

/** A member as far as it decides whom they are dealt: whom they seek, and the ages. */
export interface Seeker {
  readonly town: string;
  /** '' when none is given. */
  readonly gender: string;
  /** Groups of genders with a space between, or 'everyone'. */
  readonly seeks: string;
  readonly age: number;
  readonly minAge: number | null;
  readonly maxAge: number | null;
}

const queueSize = 200;
/** Of each town other than the member's, gender and seek. Most of them are not empty. */
const farBranchSize = 5;
const soughtSets = ['everyone', 'female', 'male', 'other', 'female male', 'female other', 'male other'] as const;
const genderGroups: Readonly<Record<string, readonly string[]>> = {
  female: ['female'],
  male: ['male'],
  other: ['non-binary', 'other', ''],
};

/**
 * Reads the best of each branch (town, gender, seek) in the order of an index. $1 the member, $2 towns, $3 genders,
 * $4 seeks, $5 the member's age, $6 and $7 the ages that they seek, $8 how many of a branch.
 */
const branches = `select candidate.id, candidate.rank_key
  from unnest($2::text[]) town (value) cross join unnest($3::text[]) gender (value)
  cross join unnest($4::text[]) seek (value) cross join lateral (
    select profile.user_id as id, profile.rank_key from profiles profile
    where profile.town = town.value and profile.gender_key = gender.value and profile.seeks = seek.value
      and profile.saved_at is not null and profile.is_active and profile.hidden_at is null and profile.user_id <> $1
      and ($6::int is null or profile.age between $6 and $7)
      and (profile.min_age is null or $5 between profile.min_age and profile.max_age)
      and profile.user_id not in (
        select high_id from pairs where low_id = $1 and (low_liked is not null or is_parted)
        union all select low_id from pairs where high_id = $1 and (high_liked is not null or is_parted)
      )
    order by profile.rank_key desc, profile.user_id limit $8
  ) candidate
  order by candidate.rank_key desc`;

interface Candidate {
  readonly id: number;
}

const store = statement(
  'floor-fill-queue',
  `insert into deck_queues (user_id, filter_key, candidate_ids, is_complete, filled_at)
  values ($1, 'floor', $2, false, $3)
  on conflict (user_id) do update
    set filter_key = excluded.filter_key, candidate_ids = excluded.candidate_ids, filled_at = excluded.filled_at`,
);

/** Chooses the best-ranked of the member's own town, then of all others, and keeps them as the queue. */
export async function fillQueue(pool: Pool, me: number, seeker: Seeker, now: Date): Promise<readonly number[]> {
  const { seeks, town, age, minAge, maxAge } = seeker;
  const genders = (seeks === 'everyone' ? Object.keys(genderGroups) : seeks.split(' ')).flatMap(
    (group) => genderGroups[group] ?? [],
  );
  const group = seeker.gender === 'female' || seeker.gender === 'male' ? seeker.gender : 'other';
  const open = soughtSets.filter((set) => set === 'everyone' || set.split(' ').includes(group));
  // A cached plan does not know how long a branch is, so this one query is planned each time.
  const best = async (towns: readonly string[], limit: number): Promise<number[]> => {
    const values = [me, towns, genders, open, age, minAge, maxAge, limit];
    return (await pool.query<Candidate>(branches, values)).rows.map(({ id }) => id);
  };
  const ids = await best([town], queueSize);
  if (ids.length < queueSize) {
    const others = townNames.filter((name) => name !== town);
    ids.push(...(await best(others, farBranchSize)));
  }
  await run(pool, store, [me, ids.slice(0, queueSize), now]);
  return ids.slice(0, queueSize);
}
