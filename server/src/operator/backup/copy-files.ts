import { createHash } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { vaultCheckFile } from '../../config/kept-key.ts';
import type { Transaction } from '../../database/transaction.ts';
import { knownKeysFile } from '../../gateways/data-folder/known-keys.ts';
import { unlessMissing } from '../../gateways/files/unless-missing.ts';
import { writeDurably } from '../../gateways/files/write-durably.ts';
import { placesIn, writeLine, type Manifest } from './backup-format.ts';
import { kinds, listKeys, type NamedFile } from './named-files.ts';
import { sha256Of } from './write-hashed.ts';

/** Small files that tell to which installation a data folder belongs, and with which keys. */
const singleFiles = ['installation', vaultCheckFile, knownKeysFile];

/** Copies all files that the rows of a snapshot name into a backup, and lists them there. */
export async function copyFiles(
  snapshot: Transaction,
  dataDir: string,
  backup: string,
): Promise<Pick<Manifest, 'files' | 'missing'>> {
  const { files: target, list } = placesIn(backup);
  const sum = createHash('sha256');
  let [count, bytes] = [0, 0];
  const missing: string[] = [];
  const handle = await open(list, 'wx', 0o600);
  try {
    for await (const file of readNamed(snapshot, dataDir, missing)) {
      const place = path.join(target, file.path);
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      await writeDurably(place, file.bytes);
      const line = writeLine({ sha256: sha256Of(file.bytes), bytes: file.bytes.length, path: file.path });
      sum.update(line);
      await handle.writeFile(line);
      count += 1;
      bytes += file.bytes.length;
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { files: { count, bytes, listSha256: sum.digest('hex') }, missing };
}

async function* readNamed(snapshot: Transaction, dataDir: string, missing: string[]): AsyncGenerator<NamedFile> {
  for (const name of singleFiles) {
    const bytes = await unlessMissing(readFile(path.join(dataDir, name)));
    if (bytes !== null) yield { path: name, bytes };
  }
  for (const kind of kinds) {
    const folder = path.join(dataDir, kind.folder);
    for await (const key of listKeys(snapshot, kind)) {
      const files = await kind.read(folder, key);
      yield* files;
      if (files.length === 0 && !kind.mayBeLost) missing.push(`${kind.folder}/${key}`);
    }
  }
}
