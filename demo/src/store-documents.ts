import { readFile } from 'node:fs/promises';
import type { AppDependencies } from '../../server/src/app/app-dependencies.ts';
import type { Transaction } from '../../server/src/database/transaction.ts';
import { makeDocumentKey } from '../../server/src/gateways/vault/document-vault.ts';
import { demoPendingVerifications } from './data/pending-verifications.ts';
import { demoId } from './demo-ids.ts';
import { documentFiles } from './demo-photos.ts';
import { insertRows } from './insert-rows.ts';

/** Documents of an interrupted seeding are erased after this time, in ms. */
const seedingMsMax = 60 * 60 * 1000;

/** Stores the documents of the members who wait for a review, and returns their rows of `verifications`. */
export async function storeDocuments({
  database,
  clock,
  vault,
}: Pick<AppDependencies, 'database' | 'clock' | 'vault'>) {
  const now = clock.now();
  const pending = demoPendingVerifications.map(({ person, minutesAgo }) => ({
    files: documentFiles(person),
    row: {
      user_id: demoId(person),
      status: 'pending',
      selfie_key: makeDocumentKey(),
      document_key: makeDocumentKey(),
      // As in the picture.
      pose: 'cheek_smile',
      consent: 1,
      submitted_at: new Date(now.getTime() - minutesAgo * 60_000),
    },
  }));
  const rows = pending.map(({ row }) => row);
  // They come before the files: no document is ever without a row by which it is erased.
  const eraseAt = new Date(now.getTime() + seedingMsMax);
  const unheld = rows.flatMap(keysOf).map((key) => ({ key, user_id: null, erase_at: eraseAt }));
  await insertRows(database.pool, 'unheld_documents', unheld);
  for (const { files, row } of pending) {
    await vault.store(row.selfie_key, await readFile(files.selfie));
    await vault.store(row.document_key, await readFile(files.idDocument));
  }
  return rows;
}

/** Inserts the verifications, which hold their documents from now on. */
export async function insertVerifications(
  transaction: Pick<Transaction, 'query'>,
  rows: Awaited<ReturnType<typeof storeDocuments>>,
): Promise<void> {
  await transaction.query('delete from unheld_documents where key = any($1)', [rows.flatMap(keysOf)]);
  await insertRows(transaction, 'verifications', rows);
}

function keysOf(row: { readonly selfie_key: string; readonly document_key: string }): string[] {
  return [row.selfie_key, row.document_key];
}
