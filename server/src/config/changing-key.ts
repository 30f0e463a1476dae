import { readKeptKey } from './kept-key.ts';
import { Secret } from './secret.ts';

/** The other values of a key while it is being changed. */
export interface OtherKeys {
  /** It takes over next: every process has to know it before the first one uses it. */
  readonly next: Secret | null;
  /** It was in use before. */
  readonly old: Secret | null;
}

export const noOtherKeys: OtherKeys = { next: null, old: null };

/** The place of a key: a variable or, if that is unset, a file of DATA_DIR. */
export interface KeyPlace {
  readonly variable: 'SECRET_KEY' | 'VAULT_KEY' | 'VAPID_PRIVATE_KEY';
  readonly file: string;
}

export const keyPlaces = {
  secret: { variable: 'SECRET_KEY', file: 'secret-key' },
  vault: { variable: 'VAULT_KEY', file: 'vault-key' },
  vapid: { variable: 'VAPID_PRIVATE_KEY', file: 'vapid-key' },
} as const satisfies Record<string, KeyPlace>;

/** The files of all keys, also of those that are being changed. */
export const keyFiles: readonly string[] = Object.values(keyPlaces).flatMap(({ file }) => [
  file,
  `${file}.next`,
  `${file}.old`,
]);

type Variables = Readonly<Record<string, unknown>>;

/** The other values of a key, such as those of `SECRET_KEY_OLD` or of the file `secret-key.old`. */
export function otherKeysOf(variables: Variables, dataDir: string, { variable, file }: KeyPlace): OtherKeys {
  const isVariable = variables[variable] !== undefined;
  const read = (what: 'next' | 'old'): Secret | null => {
    const key = isVariable ? variables[`${variable}_${what.toUpperCase()}`] : readKeptKey(dataDir, `${file}.${what}`);
    return typeof key === 'string' ? new Secret(key) : null;
  };
  return { next: read('next'), old: read('old') };
}

/** A key with the others that are accepted beside it. */
export function changingSecret(current: string, { next, old }: OtherKeys): Secret {
  const others = [old, next].flatMap((key) => key?.reveal() ?? []);
  return new Secret(
    current,
    others.filter((key) => key !== current),
  );
}

/** Lists the problems of keys that are being changed, one sentence each. It reads the raw variables. */
export function changingKeyProblems(variables: Readonly<Record<string, string | undefined>>): string[] {
  return Object.values(keyPlaces).flatMap(({ variable: name }) =>
    [`${name}_NEXT`, `${name}_OLD`].flatMap((other) => {
      if (!variables[other]) return [];
      if (!variables[name]) return [`${other}: is only for a key of the variable ${name}`];
      return variables[other] === variables[name] ? [`${other}: is the same as ${name}`] : [];
    }),
  );
}
