import type { DeckQuery } from '@mwanzo/contract/discovery/deck';
import { hiddenCrowdMin } from '@mwanzo/contract/limits';
import type { Database } from '../../../database/connect.ts';
import { countVerified } from './deck-counts.repository.ts';
import { eligibilityFor, type DeckViewer } from './deck-rules.ts';

/** The verified people who fit a plain deck on a Nairobi day as everyone may know it, up to `hiddenCrowdMin`. */
export function countCrowd(database: Database, viewer: DeckViewer, query: DeckQuery, today: string): Promise<number> {
  const fitting = { viewer, eligibility: eligibilityFor(viewer, query), today };
  return countVerified(database, fitting, hiddenCrowdMin);
}
