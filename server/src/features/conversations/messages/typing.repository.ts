import { sql, statement } from '../../../database/sql.ts';
import { areMatched } from '../../core/pairs/index.ts';
import { bothShow } from '../../people/settings/index.ts';
import type { Talkers } from './message-rules.ts';

interface TypingFacts {
  readonly isMatched: boolean;
  /** True if the receiver may be told: typing reveals presence. */
  readonly isShown: boolean;
}

export const findTypingFacts = statement<Talkers, TypingFacts>(
  ({ me, them }) => sql`
    select ${areMatched(me, them)} as "isMatched",
      ${bothShow('shows_presence', me, them)} as "isShown"`,
);
