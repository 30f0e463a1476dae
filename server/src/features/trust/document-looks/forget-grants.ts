import { getRows } from '../../../database/sql.ts';
import type { DocumentLooksDependencies } from './ask-for-documents.ts';
import { countedLooksSince } from './document-look-rules.ts';
import { deleteGrants } from './grants.repository.ts';

/** Deletes the questions and answers that do not count any more. The audit keeps them. */
export async function forgetGrants({
  database,
  clock,
}: Pick<DocumentLooksDependencies, 'database' | 'clock'>): Promise<void> {
  await getRows(database, deleteGrants, { changedUntil: countedLooksSince(clock.now()) });
}
