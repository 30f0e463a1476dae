import { sql, statement, type Sql } from '../../../database/sql.ts';
import { matchToTeach, type TogetherLesson } from '../../core/pairs/index.ts';
import { talkedWithin } from './message-sql.ts';

/** In a conversation that says something, both have written so many messages. */
const messagesOfBoth = 3;

const lastNeeded = (side: 'low' | 'high'): Sql => sql`(select message.created_at from messages message
      where message.low_id = match.low_id and message.high_id = match.high_id and message.sender_id = match.${side}_id
      order by message.id offset ${messagesOfBoth - 1} limit 1)`;

/**
 * The conversations with a message of the last seconds in which both matches have written three, and which have not
 * taught the ranking yet. The earliest come first.
 */
export const listGrownConversations = statement<{ withinSeconds: number; limit: number }, TogetherLesson>(
  ({ withinSeconds, limit }) => sql`
    select talked.low_id as "lowId", talked.high_id as "highId",
      greatest(low_message.created_at, high_message.created_at) as at
    from (${talkedWithin(withinSeconds)}) talked
    cross join lateral ${matchToTeach('conversation', sql`talked.low_id`, sql`talked.high_id`)} match
    cross join lateral ${lastNeeded('low')} low_message
    cross join lateral ${lastNeeded('high')} high_message
    order by at, talked.low_id, talked.high_id limit ${limit}`,
);
