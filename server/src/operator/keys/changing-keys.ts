import { keyPlaces, type KeyPlace } from '../../config/changing-key.ts';
import type { Config } from '../../config/config.ts';
import { keyIdOf, type KeyKind } from '../../config/key-id.ts';
import type { Secret } from '../../config/secret.ts';
import { readKnownKeys, type KnownKey } from '../../gateways/data-folder/known-keys.ts';

/** The keys that the server itself holds. */
export type ServerKeyKind = Exclude<KeyKind, 'turn'>;

/** A key as an operator changes it. */
export interface ChangingKey extends KeyPlace {
  readonly kind: ServerKeyKind;
  /** False if it is a file of DATA_DIR. */
  readonly isVariable: boolean;
  readonly current: Secret;
  readonly next: Secret | null;
  /** Null also when a killed command has written the current key as the earlier one. */
  readonly old: Secret | null;
  readonly known: readonly KnownKey[];
}

/** The time for which an earlier secret key is accepted, in days. A session that is not used ends after 30. */
export const secretDays = 31;
/** The time after which no more browsers are awaited that have subscribed with an earlier key, in days. */
export const vapidDays = 90;

const dayMs = 24 * 60 * 60 * 1000;

/** Null when this installation has no such key. */
export function changingKeyOf(config: Config, kind: ServerKeyKind, variables: NodeJS.ProcessEnv): ChangingKey | null {
  const current = { secret: config.secretKey, vault: config.vaultKey, vapid: config.vapid?.privateKey }[kind];
  if (!current) return null;
  const { next, old } = config.otherKeys[kind];
  return {
    ...keyPlaces[kind],
    kind,
    isVariable: (variables[keyPlaces[kind].variable] ?? '') !== '',
    current,
    next,
    old: old?.reveal() === current.reveal() ? null : old,
    known: readKnownKeys(config.dataDir)[kind] ?? [],
  };
}

type NamedKey = Pick<ChangingKey, 'current' | 'known'> & { readonly kind: KeyKind };

/** When a start first used the current key. Null if none did. */
export function sinceOf({ kind, current, known }: NamedKey): Date | null {
  const id = keyIdOf(kind, current);
  const since = known.find((key) => key.id === id)?.since;
  return since === undefined ? null : new Date(since);
}

/** The day from which an earlier key may be removed. Null when no time decides. */
export function mayGoAt(key: ChangingKey): Date | null {
  const since = sinceOf(key);
  if (since === null || key.kind === 'vault') return null;
  return new Date(since.getTime() + (key.kind === 'secret' ? secretDays : vapidDays) * dayMs);
}
