import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { unlessMissing } from '../../gateways/files/unless-missing.ts';
import { OperatorError } from '../operator-terminal.ts';
import { formatVersion, manifestSchema, placesIn, readLine, type Manifest, type StoredFile } from './backup-format.ts';
import { requireKnown } from './known-migrations.ts';
import { hashStream, sha256Of } from './write-hashed.ts';

export interface OpenedBackup {
  readonly folder: string;
  readonly manifest: Manifest;
  /** The hash of the manifest, which stands for the whole backup. */
  readonly sha256: string;
}

/**
 * Opens a backup that this release can restore.
 * @throws OperatorError when it is none, was changed, or is of a newer release
 */
export async function openBackup(folder: string): Promise<OpenedBackup> {
  const places = placesIn(folder);
  const text = await unlessMissing(readFile(places.manifest));
  const sum = await unlessMissing(readFile(places.manifestSum, 'utf8'));
  if (text === null || sum === null)
    throw new OperatorError(`${folder} is not a whole backup: it lacks its manifest.`, 1);
  const sha256 = sha256Of(text);
  if (!sum.startsWith(`${sha256} `)) throw new OperatorError(`manifest.json in ${folder} was changed.`, 1);
  const manifest = parse(text.toString('utf8'));
  requireKnown(manifest.migrations, `The backup is of release ${manifest.release}. It`);
  return { folder, manifest, sha256 };
}

function parse(text: string): Manifest {
  const value: unknown = JSON.parse(text);
  const { format, release } = value as { format?: unknown; release?: unknown };
  if (format !== formatVersion)
    throw new OperatorError(`The backup has format ${String(format)}: restore it with release ${String(release)}.`, 1);
  return manifestSchema.parse(value);
}

/** The files of a backup, in the order of its list. */
export async function* listBackupFiles({ folder }: OpenedBackup): AsyncGenerator<StoredFile> {
  for await (const line of createInterface({ input: createReadStream(placesIn(folder).list) })) {
    const file = readLine(line);
    if (file === null) throw new OperatorError('files.list names a file that no backup has.', 1);
    yield file;
  }
}

/** The most problems that are told. */
const toldMax = 10;

/**
 * Reads a whole backup and compares everything with its manifest.
 * @throws OperatorError that names what was changed or is missing
 */
export async function verifyBackup(backup: OpenedBackup): Promise<void> {
  const { folder, manifest } = backup;
  const places = placesIn(folder);
  const problems: string[] = [];
  const compare = async (file: string, expected: { readonly sha256: string; readonly bytes?: number }) => {
    const problem = await compareFile(path.join(folder, file), expected);
    if (problem !== null) problems.push(`${file} ${problem}`);
  };
  await compare('files.list', { sha256: manifest.files.listSha256 });
  // Other paths than those of the true list would say nothing.
  if (problems.length === 0)
    for await (const file of listBackupFiles(backup))
      if (problems.length < toldMax) await compare(path.join('files', file.path), file);
  for (const table of manifest.tables) await compare(path.relative(folder, places.table(table.name)), table);
  if (problems.length > 0)
    throw new OperatorError(
      [`The backup in ${folder} is not whole. Nothing was changed.`, ...problems.slice(0, toldMax)].join('\n  '),
      1,
    );
}

async function compareFile(
  file: string,
  expected: { readonly sha256: string; readonly bytes?: number },
): Promise<string | null> {
  const found = await unlessMissing(stat(file));
  if (found === null) return 'is missing';
  if (expected.bytes !== undefined && found.size !== expected.bytes) return 'was changed: it has another size';
  const { sha256 } = await hashStream(createReadStream(file));
  return sha256 === expected.sha256 ? null : 'was changed';
}
