import { inOneDocument, type InOneDocument } from '../../../database/in-one-document.ts';
import { sql, statement, type Sql } from '../../../database/sql.ts';
import { accounts, members } from '../../core/members/index.ts';
import { factColumns, factsOf, rankingFacts, type FactsRow, type RankingFacts } from '../../people/profiles/index.ts';
import { learnsFromSwipes } from '../../people/settings/index.ts';
import { hasOpenCase } from '../../trust/reports/index.ts';

/** A member as the learning sees them. */
export interface Learner {
  readonly id: number;
  /** False if the member has stopped the learning: nothing is learned from them, and nothing about them. */
  readonly learns: boolean;
  /** The member's answers teach: of somebody verified and not restricted, about whom no report is open. */
  readonly isTrusted: boolean;
}

export type LearnerWithFacts = Learner & { readonly facts: RankingFacts };

/** Condition: the answers of a member teach. */
const isTrusted = (id: Sql, isVerified: Sql, isRestricted: Sql): Sql =>
  sql`(${isVerified} and not ${isRestricted} and not ${hasOpenCase(id)})`;

export const listLearners = statement<{ ids: readonly number[] }, Learner>(
  ({ ids }) => sql`
    select member.id, ${learnsFromSwipes(sql`member.id`)} as learns,
      ${isTrusted(sql`member.id`, sql`member.is_verified`, sql`member.is_restricted`)} as "isTrusted"
    from ${members} member where member.id = any (${ids}::bigint[])`,
);

type LearnerRow = readonly [learns: boolean, isTrusted: boolean, ...facts: FactsRow];

/** The same with the facts that a ranking counts, for `learnersOf`. One look at each profile finds both. */
export const listLearnersWithFacts = statement<{ ids: readonly number[] }, InOneDocument<LearnerRow>>(({ ids }) =>
  inOneDocument(
    sql`${learnsFromSwipes(sql`facts.user_id`)},
      ${isTrusted(sql`facts.user_id`, sql`facts.is_verified`, sql`account.is_restricted`)}, ${factColumns}`,
    sql`${rankingFacts} facts join ${accounts} account on account.id = facts.user_id
      where facts.user_id = any (${ids}::bigint[])`,
  ),
);

export function learnersOf(rows: readonly InOneDocument<LearnerRow>[]): Map<number, LearnerWithFacts> {
  const learners = new Map<number, LearnerWithFacts>();
  for (const { found } of rows)
    for (const [learns, trusted, ...facts] of found)
      learners.set(facts[0], { id: facts[0], learns, isTrusted: trusted, facts: factsOf(facts) });
  return learners;
}
