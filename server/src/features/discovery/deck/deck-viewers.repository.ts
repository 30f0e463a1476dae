import { sql, statement, type Sql } from '../../../database/sql.ts';
import { candidates } from '../../people/profiles/index.ts';
import { learnsFromSwipes } from '../../people/settings/index.ts';
import type { DeckViewer } from './deck-rules.ts';

/** The viewer as a deck reads them. The town is '' if it is unknown. */
export interface ViewerRow extends Omit<DeckViewer, 'id'> {
  /** The Nairobi day of the last visit. */
  readonly activeOn: string;
}

/**
 * Columns of the viewer on a Nairobi day, from `viewerFrom`: the ones that `viewerObject` reads, gender_group and
 * own_key. The key is a text that changes with the viewer's side of the deck, and with each save of the profile. A deck
 * that was queued before is then no longer served. The age is the one that others see, by the birthday if none was
 * typed yet; 100 is 100 and older.
 */
export const viewerColumns = (day: Sql): Sql => sql`dealt.gender, own.orientation, own.town, own.active_on,
      own.is_verified, own.public_intent, own.looking_for, own.min_age, own.max_age, own.near, own.wants,
      own.verified_only,
      case when dealt.gender in ('female', 'male') then dealt.gender else 'other' end as gender_group,
      least(100, case when own.is_verified or own.age is null
        then date_part('year', age(${day}, own.birthday)) else own.age end)::integer as shown_age,
      jsonb_build_array(dealt.gender, own.orientation, own.town, own.is_verified, own.public_intent, own.looking_for,
        own.min_age, own.max_age, own.near, own.wants, own.verified_only, own.changed_at)::text as own_key`;

/** Row source of the viewer, with the gender for which their decks are dealt on this Nairobi day (waiting-rules.ts). */
export const viewerFrom = (day: Sql): Sql => sql`${candidates} own cross join lateral (
      select case when own.dealt_gender_through >= ${day} then own.dealt_gender else own.gender end
    ) dealt (gender)`;

/** The `ViewerRow` as JSON, from a row `viewer` that holds `viewerColumns`. */
export const viewerObject = sql`json_build_object('gender', viewer.gender, 'orientation', viewer.orientation,
      'town', viewer.town, 'age', viewer.shown_age, 'publicIntent', viewer.public_intent,
      'isVerified', viewer.is_verified, 'activeOn', viewer.active_on, 'lookingFor', viewer.looking_for,
      'minAge', viewer.min_age, 'maxAge', viewer.max_age, 'near', viewer.near, 'wants', viewer.wants,
      'verifiedOnly', viewer.verified_only)`;

/** The viewer on a Nairobi day. No row when the account is deleted. */
export const readViewer = statement<{ userId: number; day: string }, { viewer: ViewerRow }>(
  ({ userId, day }) => sql`
    with viewer as (
      select ${viewerColumns(sql`${day}::date`)} from ${viewerFrom(sql`${day}::date`)} where own.id = ${userId}
    )
    select ${viewerObject} as viewer from viewer`,
);

/** Somebody who was here lately and lets the order learn. */
export const findVisitor = statement<object, { id: number }>(
  () => sql`select candidate.id from ${candidates} candidate
    where candidate.is_verified and ${learnsFromSwipes(sql`candidate.id`)}
    order by candidate.active_on desc, candidate.id limit 1`,
);
