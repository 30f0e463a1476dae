import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../database/connect.ts';
import { getRows, type Statement } from '../../database/sql.ts';
import type { Transaction } from '../../database/transaction.ts';
import { listMediaKeys } from '../../features/conversations/chat-media/index.ts';
import { listPhotoKeys } from '../../features/people/photos/index.ts';
import { listDocumentKeys } from '../../features/trust/verifications/index.ts';
import { unlessMissing } from '../../gateways/files/unless-missing.ts';
import { listPlacesOf } from '../../gateways/media-storage/held-media.ts';
import { mediaFolder } from '../../gateways/media-storage/media-folders.ts';
import { holdsItsKey } from '../../gateways/sealing/seal-file.ts';

/** A file with its path below DATA_DIR. */
export interface NamedFile {
  readonly path: string;
  readonly bytes: Buffer;
}

interface Kind {
  /** A folder of DATA_DIR. */
  readonly folder: string;
  /** The storage keys that rows name, in their order. */
  readonly keys: Statement<{ after: string; limit: number }, { storageKey: string }>;
  /** Reads the files of a key. None means that they are lost, unless they may be. */
  readonly read: (folder: string, key: string) => Promise<NamedFile[]>;
  readonly mayBeLost: boolean;
}

/** All kinds of files that rows name. */
export const kinds: readonly Kind[] = [
  { folder: 'media', keys: listPhotoKeys, read: readMedia, mayBeLost: false },
  { folder: 'message-media', keys: listMediaKeys, read: readMedia, mayBeLost: false },
  // No backup has their keys, so their erasure waits for no backup, and a lost one loses nothing.
  { folder: 'vault', keys: listDocumentKeys, read: readDocument, mayBeLost: true },
];

const keysAtOnce = 5000;

/** The storage keys of a kind, in batches. */
export async function* listKeys(on: Database | Transaction, { keys }: Kind): AsyncGenerator<string> {
  let after = '';
  for (;;) {
    const rows = await getRows(on, keys, { after, limit: keysAtOnce });
    for (const { storageKey } of rows) yield storageKey;
    const last = rows.at(-1);
    if (last === undefined || rows.length < keysAtOnce) return;
    after = last.storageKey;
  }
}

const triesMax = 20;
const isFileName = (name: string): boolean => /^[a-z0-9]+(\.[a-z0-9]+){1,2}$/.test(name);

/** They may be moved or encrypted while they are read, so they are looked for again until all were read. */
async function readMedia(media: string, key: string): Promise<NamedFile[]> {
  for (let tries = 1; tries <= triesMax; tries += 1) {
    for await (const place of listPlacesOf(media, key)) {
      const files = await readAll(place, mediaFolder(path.basename(media), key));
      if (files === 'changed') break;
      if (files.length > 0) return files;
    }
  }
  return [];
}

async function readAll(place: string, named: string): Promise<NamedFile[] | 'changed'> {
  const files: NamedFile[] = [];
  for (const name of (await unlessMissing(readdir(place))) ?? []) {
    if (!isFileName(name)) continue;
    const bytes = await unlessMissing(readFile(path.join(place, name)));
    if (bytes === null) return 'changed';
    files.push({ path: path.join(named, name), bytes });
  }
  return files;
}

/** One from before the keys were kept apart holds its own, so it is left out. */
async function readDocument(vault: string, key: string): Promise<NamedFile[]> {
  const name = `${key}.bin`;
  const bytes = await unlessMissing(readFile(path.join(vault, name)));
  return bytes === null || holdsItsKey(bytes) ? [] : [{ path: path.join(path.basename(vault), name), bytes }];
}
