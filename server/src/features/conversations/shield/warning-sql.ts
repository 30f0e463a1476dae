import { contactKinds, warningKinds } from '@mwanzo/contract/conversations/warnings';

// SQL about messages with a warning. All arguments are SQL.

const offences = warningKinds
  .filter((kind) => !contactKinds.has(kind))
  .map((kind) => `'${kind}'`)
  .join(', ');

interface Warned {
  readonly sender: string;
  readonly receiver: string;
  readonly kind: string;
  readonly at: string;
  /** The row source of the messages, one row each. */
  readonly from: string;
}

/**
 * Statement that counts messages that were sent with a warning. Contact details are no offence, and are not counted.
 */
export function countWarned({ sender, receiver, kind, at, from }: Warned): string {
  return `insert into message_warnings (sender_id, receiver_id, kind, sent, last_sent_at)
    select ${sender}, ${receiver}, ${kind}, 1, ${at} from ${from} where ${kind} in (${offences})
    on conflict (sender_id, receiver_id, kind)
      do update set sent = message_warnings.sent + 1, last_sent_at = excluded.last_sent_at`;
}

/** A repeat offender has sent such messages to at least this many members. */
const receiversMin = 3;

/**
 * Query for the members who have sent such messages to several others since a given time, with the most receivers
 * first: user_id, receivers, sent (counts), kinds (text[]), last_sent_at. It is for the moderators' queue.
 */
export function repeatOffenders({ since }: { since: string }): string {
  return `select sender_id as user_id, count(distinct receiver_id)::integer as receivers, sum(sent)::integer as sent,
      array_agg(distinct kind order by kind) as kinds, max(last_sent_at) as last_sent_at
    from message_warnings where last_sent_at >= ${since}
    group by sender_id having count(distinct receiver_id) >= ${receiversMin}
    order by receivers desc, last_sent_at desc`;
}
