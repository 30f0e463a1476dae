import { sql, statement } from '../../../database/sql.ts';
import { areMatched, type Two } from '../../core/pairs/index.ts';
import { hasPremium } from '../../core/premium/index.ts';
import type { CallFacts } from './call-rules.ts';
import { members } from '../../core/members/index.ts';
import { settings, type PushChoices } from '../../people/settings/index.ts';

interface FoundFacts extends Omit<CallFacts, 'isQuiet' | 'messages' | 'unanswered'> {
  readonly choices: PushChoices;
  /** The moment at which the match has said yes or no. */
  readonly theySaidAt: Date | null;
}

/** No row unless the two are a match. */
export const findCallFacts = statement<Two & { now: Date }, FoundFacts>(
  ({ me, them, now }) => sql`select mine.is_verified and theirs.is_verified as "areVerified",
      i.says_yes as "iSayYes", they.says_yes as "theySayYes", they.said_at as "theySaidAt",
      ${hasPremium(me, now)} as "hasPremium",
      exists (select from members_in_calls where member_id = ${me}) as "isInCall", chosen.push_choices as choices
    from ${members} mine join ${members} theirs on theirs.id = ${them}::bigint
    join ${settings} chosen on chosen.user_id = theirs.id
    left join call_talks i on i.member_id = ${me} and i.partner_id = ${them}
    left join call_talks they on they.member_id = ${them} and they.partner_id = ${me}
    where mine.id = ${me} and ${areMatched(me, them)}`,
);

/** No row unless the two are a match. The same word again keeps its time. */
export const saveConsent = statement<Two & { yes: boolean; now: Date }, { partner_id: number }>(
  ({ me, them, yes, now }) => sql`insert into call_talks (member_id, partner_id, says_yes, said_at)
    select ${me}::bigint, ${them}::bigint, ${yes}, ${now} where ${areMatched(me, them)}
    on conflict (member_id, partner_id) do update set says_yes = excluded.says_yes,
      said_at = case when call_talks.says_yes = excluded.says_yes then call_talks.said_at else excluded.said_at end
    returning partner_id`,
);

export const deleteConsents = statement<Two>(
  ({ me, them }) => sql`delete from call_talks where (member_id, partner_id) in ((${me}, ${them}), (${them}, ${me}))`,
);
