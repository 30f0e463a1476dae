import { readFileSync } from 'node:fs';
import path from 'node:path';
import { replaceKeptKey } from '../../config/kept-key.ts';
import type { KeyKind } from '../../config/key-id.ts';

/** A key of an installation. The file has its name alone, so a backup may take it. */
export interface KnownKey {
  readonly id: string;
  /** When a start used it first, in ISO 8601. */
  readonly since: string;
  /** When nothing was sealed with it any more, in ISO 8601. */
  readonly ended?: string;
}

export type KnownKeys = Readonly<Partial<Record<KeyKind, readonly KnownKey[]>>>;

export const knownKeysFile = 'known-keys';

/** The keys with which a data folder was used, the oldest first. None of a damaged file. */
export function readKnownKeys(dataDir: string): KnownKeys {
  try {
    return parseKnownKeys(readFileSync(path.join(dataDir, knownKeysFile), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return {};
    throw error;
  }
}

export const parseKnownKeys = (text: string): KnownKeys => JSON.parse(text) as KnownKeys;

/** Writes down the keys that are used now. Several processes may do so at once: they write the same. */
export function noteKeys(dataDir: string, ids: Readonly<Partial<Record<KeyKind, string>>>, now: Date): void {
  const known = readKnownKeys(dataDir);
  const added = Object.fromEntries(
    Object.entries(ids)
      .filter(([kind, id]) => !known[kind as KeyKind]?.some((key) => key.id === id))
      .map(([kind, id]) => [kind, [...(known[kind as KeyKind] ?? []), { id, since: now.toISOString() }]]),
  );
  if (Object.keys(added).length > 0) write(dataDir, { ...known, ...added });
}

/** Writes down that all keys of a kind but one have ended. */
export function noteEnded(dataDir: string, kind: KeyKind, { except, now }: { except: string; now: Date }): void {
  const known = readKnownKeys(dataDir);
  const ended = now.toISOString();
  const keys = (known[kind] ?? []).map((key) => (key.id === except || key.ended ? key : { ...key, ended }));
  write(dataDir, { ...known, [kind]: keys });
}

function write(dataDir: string, known: KnownKeys): void {
  replaceKeptKey(dataDir, knownKeysFile, `${JSON.stringify(known, null, 2)}\n`);
}
