import { deckSize, planLimits } from '@mwanzo/contract/limits';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { fillQueue, type Seeker } from './deck-queue.ts';
import { signPhotos, type PhotoRow } from './photos.ts';
import { Refusal } from './refusal.ts';
import { hasPremium, run, statement, type Pool } from './statement.ts';

interface Facts extends Seeker {
  readonly isPremium: boolean;
  readonly dealtIds: readonly number[] | null;
  readonly queuedIds: readonly number[] | null;
}

const findFacts = statement<Facts>(
  'floor-deck-facts',
  `select me.town, me.gender_key as gender, me.seeks, me.age, me.min_age as "minAge", me.max_age as "maxAge",
    ${hasPremium('me.user_id', '$3')} as "isPremium",
    (select array_to_json(dealt_ids) from daily_usage where user_id = $1 and day = $2) as "dealtIds",
    (select array_to_json(candidate_ids) from deck_queues where user_id = $1) as "queuedIds"
  from profiles me where me.user_id = $1`,
);

interface Card {
  readonly id: number;
  readonly name: string;
  readonly bio: string;
  readonly age: number | null;
  readonly town: string;
  readonly interests: readonly string[];
  readonly isVerified: boolean;
  readonly prompts: unknown;
  readonly gender: string | null;
  readonly orientation: string | null;
  readonly birthday: string;
  readonly photos: readonly PhotoRow[] | null;
}

/**
 * The first of these ids whom the member has not answered, in their order. The look-ups for a candidate are scalar, so
 * that they run only for those before the limit. $1 the member, $2 the ids, $3 the limit.
 */
const findCards = statement<Card>(
  'floor-cards',
  `with next as (
    select candidate.id, candidate.place from unnest($2::bigint[]) with ordinality candidate (id, place)
    where (
      select saved_at is not null and is_active and hidden_at is null from profiles where user_id = candidate.id
    ) and (
      select is_parted or case when $1::bigint < candidate.id then low_liked else high_liked end is not null
      from pairs where low_id = least($1, candidate.id) and high_id = greatest($1, candidate.id)
    ) is not true
    limit $3
  )
  select profile.user_id as id, profile.name, profile.bio, profile.age, profile.town, profile.interests,
    profile.is_verified as "isVerified", profile.prompts, profile.gender, profile.orientation, profile.birthday,
    (select json_agg(json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash)
        order by photo.position)
      from photos photo where photo.user_id = profile.user_id and not photo.is_held) as photos
  from next join profiles profile on profile.user_id = next.id
  order by next.place`,
);

/** Nothing is written, and no row is returned, when other requests have used up the day's limit. */
const recordDealt = statement<{ isRecorded: true }>(
  'floor-dealt',
  `insert into daily_usage (user_id, day, dealt_ids) values ($1, $2, $3::bigint[])
  on conflict (user_id, day) do update set dealt_ids = daily_usage.dealt_ids || excluded.dealt_ids
    where cardinality(daily_usage.dealt_ids) + cardinality(excluded.dealt_ids) <= $4
  returning true as "isRecorded"`,
);

/** The next twenty profiles of the member's queue, which is filled first if there is none. */
export async function dealDeck(pool: Pool, me: number, secretKey: string) {
  const now = new Date();
  const day = nairobiDay(now);
  const [facts] = await run(pool, findFacts, [me, day, now]);
  if (!facts) throw new Refusal(401);
  const queued = facts.queuedIds ?? (await fillQueue(pool, me, facts, now));
  const limit = planLimits[facts.isPremium ? 'premium' : 'basic'].profilesPerDay;
  const dealt = new Set(facts.dealtIds);
  const ids = limit !== null && dealt.size >= limit ? queued.filter((id) => dealt.has(id)) : queued;
  const cards = within(await run(pool, findCards, [me, ids, deckSize]), dealt, limit);
  const fresh = cards.map(({ id }) => id).filter((id) => !dealt.has(id));
  if (limit !== null && fresh.length > 0) {
    const [recorded] = await run(pool, recordDealt, [me, day, fresh, limit]);
    if (!recorded) throw new Refusal(429);
  }
  return cards.map((card) => presentCard(card, me, secretKey));
}

/** Leaves out whom the day's limit has no room for. */
function within(cards: readonly Card[], dealt: ReadonlySet<number>, limit: number | null): readonly Card[] {
  let room = limit === null ? Number.POSITIVE_INFINITY : limit - dealt.size;
  return cards.filter(({ id }) => dealt.has(id) || room-- > 0);
}

function presentCard(card: Card, me: number, secretKey: string) {
  const { id, name, bio, age, town, interests, isVerified, prompts, gender, orientation, birthday, photos } = card;
  return {
    id,
    name,
    bio,
    age,
    location: town,
    ...signPhotos(photos ?? [], me, secretKey),
    interests,
    isVerified,
    prompts,
    user: { id, gender, orientation, birthday },
  };
}
