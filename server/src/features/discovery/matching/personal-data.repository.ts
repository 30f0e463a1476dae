import type { PersonalTables } from '../../../database/personal-table.ts';
import { sql, type Sql } from '../../../database/sql.ts';

/** Words for one number of the model, which says little by itself. Nothing is said before it is known a little. */
const inWords = (mean: Sql, variance: Sql, who: 'you like' | 'you are liked'): Sql =>
  sql`case when ${variance} > 0.6 then 'not known yet' when ${mean} < -0.5 then '${who} less often than others'
      when ${mean} > 0.5 then '${who} more often than others' else '${who} about as often as others' end`;

export const personalStates: PersonalTables = {
  matching_states: {
    personal:
      'user_id generosity_mean generosity_variance attractiveness_mean attractiveness_variance learned_at shown ' +
      'likes_in_a_row answered_on answers_that_day',
    other: 'priced_shown log_price',
    exported: {
      document: 'learned_from_swipes',
      rows: (me) => sql`
        select ${inWords(sql`generosity_mean`, sql`generosity_variance`, 'you like')} as how_often_you_like,
          ${inWords(sql`attractiveness_mean`, sql`attractiveness_variance`, 'you are liked')}
            as how_often_you_are_liked,
          shown as answers_about_you, likes_in_a_row as your_likes_since_your_last_pass, answered_on,
          answers_that_day as your_answers_that_day, learned_at
        from matching_states where user_id = ${me}`,
    },
  },
};
