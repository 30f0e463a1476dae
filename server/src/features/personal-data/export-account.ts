import type { Language } from '@mwanzo/contract/language';
import { ApiError } from '../../errors/api-error.ts';
import type { Database } from '../../database/connect.ts';
import { getRow, getRows } from '../../database/sql.ts';
import { inSnapshot } from '../../database/in-snapshot.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import type { Clock } from '../../gateways/clock.ts';
import type { MediaStorage } from '../../gateways/media-storage/media-storage.ts';
import type { PhotoStorage } from '../../gateways/photo-storage/photo-storage.ts';
import { createZipArchive, type ZipArchive, type ZipEntry } from '../../gateways/zip/zip-archive.ts';
import { lockWholeMember } from '../core/members/index.ts';
import { createExportPage, type ExportPage } from './export-page.ts';
import { countedSince, secondsToWait } from './export-rules.ts';
import {
  countExports,
  noteExport,
  listStoredMedia,
  listStoredPhotos,
  readDocument,
  type StoredMedia,
  type StoredPhoto,
} from './exports.repository.ts';
import type { PersonalStatement } from './personal-statement.ts';
import { listDocuments } from './personal-tables.ts';

export interface ExportDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly photoStorage: PhotoStorage;
  readonly mediaStorage: MediaStorage;
}

/** The width of the pictures in the archive, in px: the largest that is stored. */
const photoWidth = 1080;
/** The number of archives that are prepared at once. Each holds a connection to the database. */
const atOnceMax = 2;
let gathering = 0;

/**
 * All data about a member as one ZIP archive, in pieces. The texts are from one moment and are held compressed, so that
 * a slow connection does not occupy the database. If the account is deleted during the download, the archive ends
 * before its directory, so it never looks complete.
 *
 * @throws ApiError too_many_requests after two in an hour, busy
 */
export async function exportAccount(
  { database, clock, photoStorage, mediaStorage }: ExportDependencies,
  userId: number,
  language: Language,
): Promise<AsyncIterable<Uint8Array>> {
  if (gathering >= atOnceMax) throw new ApiError('busy');
  gathering += 1;
  try {
    const now = clock.now();
    await countExport(database, userId, now);
    const archive = createZipArchive(now);
    const page = createExportPage(archive.open('index.html'), language, now);
    const files = await inSnapshot(database, async (transaction) => {
      for (const { document, rows } of listDocuments()) {
        await writeDocument(transaction, { archive, page, document, rows, userId });
      }
      return {
        photos: await getRows(transaction, listStoredPhotos, { userId }),
        media: await getRows(transaction, listStoredMedia, { userId }),
      };
    });
    page.end();
    return sendArchive(archive, files, { photoStorage, mediaStorage });
  } finally {
    gathering -= 1;
  }
}

async function countExport(database: Database, userId: number, now: Date): Promise<void> {
  await inTransaction(database, async (transaction) => {
    if (!(await getRow(transaction, lockWholeMember, { id: userId }))) throw new ApiError('not_signed_in');
    const wait = secondsToWait(await countExports(transaction, { userId, since: countedSince(now) }), now);
    if (wait !== null) throw new ApiError('too_many_requests', { retryAfterSeconds: wait });
    await getRows(transaction, noteExport, { userId, now });
  });
}

interface DocumentToWrite {
  readonly archive: ZipArchive;
  readonly page: ExportPage;
  readonly document: string;
  readonly rows: PersonalStatement;
  readonly userId: number;
}

async function writeDocument(transaction: Transaction, { archive, page, document, rows, userId }: DocumentToWrite) {
  const file: ZipEntry = archive.open(`${document}.json`);
  page.startDocument(document);
  let separator = '[\n';
  for await (const row of readDocument(transaction, rows, userId)) {
    file.write(separator + JSON.stringify(row));
    page.addRow(row);
    separator = ',\n';
  }
  file.write(separator === '[\n' ? '[]\n' : '\n]\n');
  file.end();
  page.endDocument();
}

async function* sendArchive(
  archive: ZipArchive,
  { photos, media }: { readonly photos: readonly StoredPhoto[]; readonly media: readonly StoredMedia[] },
  { photoStorage, mediaStorage }: Pick<ExportDependencies, 'photoStorage' | 'mediaStorage'>,
): AsyncGenerator<Uint8Array> {
  for (const { id, storage_key } of photos) {
    yield* archive.take();
    const bytes = await photoStorage.read(storage_key, photoWidth);
    if (bytes === null) throw new Error('A photo was deleted while its archive was sent');
    archive.store(`photos/${id}.webp`, bytes);
  }
  for (const { storage_key, stored, file } of media) {
    yield* archive.take();
    const bytes = await mediaStorage.read(storage_key, stored);
    // The member may delete a message during the download.
    if (bytes !== null) archive.store(file, bytes);
  }
  archive.end();
  yield* archive.take();
}
