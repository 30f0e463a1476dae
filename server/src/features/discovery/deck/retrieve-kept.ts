import type { DeckQuery } from '@mwanzo/contract/discovery/deck';
import type { Database } from '../../../database/connect.ts';
import { runPlannedOnce } from '../../../database/plan-once.ts';
import { getRows } from '../../../database/sql.ts';
import { takeKept } from '../../people/keeps/index.ts';
import { fittingStatement } from './deck-candidates.repository.ts';
import { eligibilityFor, type DeckViewer } from './deck-rules.ts';

/**
 * The kept people with whom a viewer's deck opens, the newest first: those who still fit, as anybody in a deck does.
 * `today` is the Nairobi day.
 */
export async function retrieveKept(
  database: Database,
  viewer: DeckViewer,
  query: DeckQuery,
  today: string,
): Promise<number[]> {
  const keptIds = (await getRows(database, takeKept, { userId: viewer.id })).map(({ id }) => id);
  // Hidden values never count here, because the response shows who is missing.
  const wanted = { viewer, eligibility: eligibilityFor(viewer, query), usesHidden: false, today };
  const fitting = await runPlannedOnce(database, fittingStatement(wanted, keptIds));
  const fittingIds = new Set(fitting.map(({ id }) => id));
  return keptIds.filter((id) => fittingIds.has(id));
}
