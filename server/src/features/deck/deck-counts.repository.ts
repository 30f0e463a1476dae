import type { Database } from '../../database/connect.ts';
import { asUnavailable } from '../../database/unavailable.ts';
import { candidateSql } from '../profiles/index.ts';
import {
  answeredOnce,
  branchConditions,
  conditionsFor,
  preferencesOfViewer,
  withParameters,
  type Bind,
  type TextFilter,
} from './candidate-conditions.ts';
import type { DeckViewer, Eligibility } from './deck-rules.ts';
import { countMax } from './rough-count-rules.ts';

/** A count looks at no more profiles than this. The result may then be too low, but it never takes long. */
const lookedAtMax = 10_000;

/** A group of people to count. Hidden values never influence it. */
export interface Crowd {
  readonly eligibility: Eligibility;
  /** People who are also eligible by this are left out. */
  readonly except: Eligibility | null;
  readonly text: TextFilter | null;
}

interface CountQuery {
  readonly viewer: DeckViewer;
  readonly crowds: readonly Crowd[];
  /** The Nairobi day for which ages are computed. */
  readonly today: string;
}

function crowdSelect({ viewer, today }: CountQuery, crowd: Crowd, viewerId: string, bind: Bind): string {
  const query = { viewer, eligibility: crowd.eligibility, today };
  const conditions = [conditionsFor(query, viewerId, bind, 'true')];
  if (crowd.except !== null) {
    const present = preferencesOfViewer({ ...query, eligibility: crowd.except }, bind);
    conditions.push(`(${present.join(' and ')}) is not true`);
  }
  const when = branchConditions(query, crowd.text, crowd.eligibility.towns, bind).join(' and ');
  return `select count(*)::integer as people from (
    select from (
      ${candidateSql.someShown('profile', { when, limit: bind(lookedAtMax) })}
    ) profile
    where ${conditions.join('\n      and ')}
    limit ${bind(countMax)}
  ) found`;
}

function countStatement(query: CountQuery) {
  return withParameters((bind) => {
    const viewerId = bind(query.viewer.id);
    const counts = query.crowds.map((crowd) => `(${crowdSelect(query, crowd, viewerId, bind)})`);
    return `with ${answeredOnce(viewerId)}
  select array[${counts.join(', ')}]::integer[] as counts`;
  });
}

export const countStatements = { countStatement };

/** The query is not prepared, for the same reason as in deck-candidates.repository.ts. */
export function createDeckCountsRepository({ pool }: Database) {
  return {
    /** Counts the people in each group, up to `countMax`, in one statement. */
    async countCrowds(query: CountQuery): Promise<number[]> {
      const { text, values } = countStatement(query);
      try {
        const { rows } = await pool.query<{ counts: number[] }>(text, values);
        return rows[0]?.counts ?? [];
      } catch (error) {
        throw asUnavailable(error);
      }
    },
  };
}
