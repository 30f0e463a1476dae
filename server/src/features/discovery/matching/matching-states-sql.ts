import { sql } from '../../../database/sql.ts';
import { learnsFromSwipes } from '../../people/settings/index.ts';

/**
 * Row source of the members of whom something was learned: user_id, generosity_mean, generosity_variance,
 * attractiveness_mean, attractiveness_variance, log_price, and `shown`, the number of answers about the member. Members
 * who have stopped the learning are not in it.
 */
export const matchingStates = sql`(
    select state.user_id, state.generosity_mean, state.generosity_variance, state.attractiveness_mean,
      state.attractiveness_variance, state.log_price, state.shown
    from matching_states state where ${learnsFromSwipes(sql`state.user_id`)}
  )`;
