import { randomBytes } from 'node:crypto';
import { keptKey, replaceKeptKey, vaultCheckFile } from '../../config/kept-key.ts';
import { Secret } from '../../config/secret.ts';
import { openTogether, sealTogether } from './seal-file.ts';
import { vaultKeysOf } from './vault-key.ts';

/*
 * A hash cannot be made again with another key: nobody keeps the number of a document, a banned mailbox is gone, and
 * a mail is sent. So the keys of such hashes are not those that can be changed. They are in the file `vault-check`,
 * sealed with the vault key, and a change of the vault key only seals them again.
 */
export interface LastingKeys {
  /** For the marks of documents and of banned mailboxes. */
  readonly markKey: Secret;
  /** For paying phones. */
  readonly phoneKey: Secret;
  /** For unsubscribe links, which stay in mailboxes for years. */
  readonly linkKey: Secret;
}

/** The content of the file, as JSON. */
type Kept = Record<Exclude<keyof LastingKeys, 'linkKey'>, string> & { readonly linkKey?: string };

/** A data folder with the keys that it is used with. */
interface Place {
  readonly dataDir: string;
  readonly vaultKey: Secret;
}

/**
 * Reads the lasting keys of a data folder. Null when an earlier release has written the file, whose hashes were made
 * with the vault key and the secret key themselves.
 *
 * @throws SealBrokenError when no vault key opens the file
 */
export function openLastingKeys(text: string, vaultKey: Secret): LastingKeys | null {
  const content = openTogether(vaultKeysOf(vaultKey), vaultCheckFile, Buffer.from(text, 'hex')).toString();
  if (content === '') return null;
  // Release 0.9.0 wrote no key of links. Processes that start at the same moment must agree on one.
  const { markKey, phoneKey, linkKey = phoneKey } = JSON.parse(content) as Kept;
  return { markKey: new Secret(markKey), phoneKey: new Secret(phoneKey), linkKey: new Secret(linkKey) };
}

/**
 * Reads the lasting keys of a data folder, and makes the file where there is none.
 *
 * @param earlier the keys of hashes that were made before the file had any, or null in a new installation
 * @throws SealBrokenError when no vault key opens the file
 */
export function keepLastingKeys({ dataDir, vaultKey }: Place, earlier: LastingKeys | null): LastingKeys {
  const made = earlier ?? { markKey: randomKey(), phoneKey: randomKey(), linkKey: randomKey() };
  // Another process that starts at the same moment may be the first to write it, so what is written is read.
  const text = keptKey(dataDir, vaultCheckFile, () => sealLastingKeys(made, vaultKey));
  const kept = openLastingKeys(text, vaultKey);
  if (kept !== null) return kept;
  replaceKeptKey(dataDir, vaultCheckFile, sealLastingKeys(made, vaultKey));
  return made;
}

/** The content of the file, sealed with the current vault key. */
export function sealLastingKeys({ markKey, phoneKey, linkKey }: LastingKeys, vaultKey: Secret): string {
  const kept: Kept = { markKey: markKey.reveal(), phoneKey: phoneKey.reveal(), linkKey: linkKey.reveal() };
  const content = JSON.stringify(kept);
  return sealTogether(vaultKeysOf(vaultKey), vaultCheckFile, Buffer.from(content)).toString('hex');
}

const randomKey = (): Secret => new Secret(randomBytes(32).toString('hex'));
