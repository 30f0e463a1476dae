import { keyPlaces, type KeyPlace } from '../config/changing-key.ts';
import type { Config } from '../config/config.ts';
import { keyIdOf } from '../config/key-id.ts';
import { systemClock } from '../gateways/clock.ts';
import { noteKeys, readKnownKeys } from '../gateways/data-folder/known-keys.ts';
import { StartError } from '../errors/start-error.ts';

/**
 * Makes sure that each earlier key is one with which this installation was used. With a wrong one members would be
 * signed out, and files would seem to be damaged.
 *
 * @throws StartError that names the key
 */
export function requireKnownKeys({ dataDir, otherKeys }: Pick<Config, 'dataDir' | 'otherKeys'>): void {
  const known = readKnownKeys(dataDir);
  for (const kind of ['secret', 'vault', 'vapid'] as const) {
    const { old } = otherKeys[kind];
    const ids = known[kind]?.map(({ id }) => id);
    if (old !== null && ids && !ids.includes(keyIdOf(kind, old))) throw new StartError(describe(keyPlaces[kind], ids));
  }
}

/** Writes down the ids of the keys with which a process starts. */
export function noteCurrentKeys({ dataDir, secretKey, vaultKey, vapid, turn }: Config): void {
  const ids = {
    secret: keyIdOf('secret', secretKey),
    vault: keyIdOf('vault', vaultKey),
    ...(vapid && { vapid: keyIdOf('vapid', vapid.privateKey) }),
    ...(turn && { turn: keyIdOf('turn', turn.secret) }),
  };
  noteKeys(dataDir, ids, systemClock.now());
}

function describe({ variable, file }: KeyPlace, ids: readonly string[]): string {
  return `${variable}_OLD (or DATA_DIR/${file}.old) was never the key of this installation. Nothing was changed.
Its keys were ${ids.join(', ')}: npm run operator -- keys status`;
}
