import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { Database } from '../../../server/src/database/connect.ts';
import { getRows } from '../../../server/src/database/sql.ts';
import { listFeatureProfiles } from '../../../server/src/features/discovery/matching/feature-profiles.ts';
import { learnedOf, listLearned } from '../../../server/src/features/discovery/matching/matching-states.repository.ts';
import { newMember, type MemberState } from '../../../server/src/features/discovery/matching/model/belief.ts';
import { createDice } from '../../../server/src/features/discovery/matching/model/dice.ts';
import { stateOfRow } from '../../../server/src/features/discovery/matching/state-of-row.ts';
import { drawNormal, drawTaste, meanGenerosity, type Market, type MarketMember, type Side } from './invent-market.ts';

/** The people of a database, with what was learned of them; null if it was nothing. */
type Person = Pick<MarketMember, 'id' | 'side' | 'profile'> & { readonly learned: MemberState | null };

/** In a larger market a replay takes long, since every visitor's deck is made of everybody. */
const peopleMax = 600;

/** The women and men of a database who are shown, those who were here last. */
export async function readPeople(database: Database): Promise<Person[]> {
  const { rows } = await database.pool.query<{ id: number; side: Side }>(
    `select user_id as id, case gender when 'female' then 'women' else 'men' end as side from profiles
     where gender in ('female', 'male') and is_active and saved_at is not null
     order by active_on desc, user_id limit ${peopleMax}`,
  );
  const ids = rows.map(({ id }) => id);
  const profiles = await listFeatureProfiles(database, ids, nairobiDay(new Date()));
  const rowsOfIds = learnedOf(await getRows(database, listLearned, { ids }));
  const learned = new Map([...rowsOfIds.values()].map((row) => [row.id, stateOfRow(row)]));
  return rows.flatMap(({ id, side }) => {
    const profile = profiles.get(id);
    return profile
      ? [{ id, side, profile: { ...profile, town: profile.town ?? '' }, learned: learned.get(id) ?? null }]
      : [];
  });
}

/**
 * A market of these people. Nobody knows how they would answer those whom they have not met, so it is drawn: within
 * what was learned of a member, or as for invented people. The orders begin without any knowledge.
 */
export function marketOf(people: readonly Person[], seed: number): Market {
  const dice = createDice(seed);
  const around = ({ mean, variance }: MemberState['generosity']) => mean + drawNormal(dice, variance);
  const members = people.map(({ id, side, profile, learned }): MarketMember => ({
    id,
    side,
    profile,
    trueGenerosity: learned ? around(learned.generosity) : meanGenerosity[side] + drawNormal(dice),
    trueAttractiveness: learned ? around(learned.attractiveness) : drawNormal(dice),
    visits: 0.2 + 0.7 * dice(),
    state: newMember,
    logPrice: 0,
    shown: 0,
  }));
  return { members, likes: drawTaste(dice) };
}
