import { keyFiles } from '../../config/changing-key.ts';
import { knownKeysFile } from '../../gateways/data-folder/known-keys.ts';
import { lastBackupFile } from '../../gateways/data-folder/last-backup.ts';

/** A backup takes an entry of DATA_DIR, or leaves it out for a reason. */
type Treatment = 'taken' | { readonly leftOut: string };

const key = 'A backup holds no key. The operator keeps it elsewhere.';
const database = 'The embedded database, whose rows are taken.';

/** Every entry that DATA_DIR may have. A test fails when another one appears. */
export const dataEntries: Readonly<Record<string, Treatment>> = {
  media: 'taken',
  'message-media': 'taken',
  vault: 'taken',
  installation: 'taken',
  'vault-check': 'taken',
  [knownKeysFile]: 'taken',
  ...Object.fromEntries(keyFiles.map((name) => [name, { leftOut: key }])),
  'vault-keys': { leftOut: "The documents' keys: without them no backup brings an erased document back." },
  postgres: { leftOut: database },
  'postgres.owners': { leftOut: database },
  'postgres.moved': { leftOut: database },
  uploads: { leftOut: 'Uploads under way, in plain form.' },
  outbox: { leftOut: 'Mails that nobody waits for: production keeps none.' },
  turn: { leftOut: "What the demo's coturn needs while it runs." },
  [lastBackupFile]: { leftOut: 'It says when the last backup was made.' },
  restoring: { leftOut: 'It says that a restore has not ended.' },
};

/** Entries that DATA_DIR may have before a restore. */
export const entriesBeforeRestore: ReadonlySet<string> = new Set([
  ...keyFiles,
  'postgres',
  'postgres.owners',
  'postgres.moved',
  'lost+found',
]);

/** Entries that a restore writes. */
export const restoredEntries = Object.keys(dataEntries).filter((name) => dataEntries[name] === 'taken');

/** These stay behind when an installation moves to another database: the old one, and files of no use afterwards. */
const stayBehind: ReadonlySet<string> = new Set([
  'postgres',
  'postgres.owners',
  'postgres.moved',
  'uploads',
  'outbox',
  'turn',
  'restoring',
  lastBackupFile,
]);

/** Entries that move with an installation: files and keys. */
export const movedEntries = Object.keys(dataEntries).filter((name) => !stayBehind.has(name));
