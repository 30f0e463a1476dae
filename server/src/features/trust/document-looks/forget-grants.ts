import type { DocumentLooksDependencies } from './ask-for-documents.ts';
import { countedLooksSince } from './document-look-rules.ts';
import { createGrantsRepository } from './grants.repository.ts';

/** Deletes the questions and answers that do not count any more. The audit keeps them. */
export async function forgetGrants({
  database,
  clock,
}: Pick<DocumentLooksDependencies, 'database' | 'clock'>): Promise<void> {
  await createGrantsRepository(database).forget(countedLooksSince(clock.now()));
}
