// A process that deletes an account and hangs in the middle, at its second photo. Tests kill it.
import path from 'node:path';
import { Secret } from '../../config/secret.ts';
import { openDatabase } from '../../database/connect.ts';
import { systemClock } from '../../gateways/clock.ts';
import { createLocalEventBus } from '../../gateways/event-bus/local-event-bus.ts';
import { createSealedMediaStorage } from '../../gateways/media-storage/sealed-media-storage.ts';
import { createLocalPhotoStorage } from '../../gateways/photo-storage/local-photo-storage.ts';
import { createLocalDocumentVault } from '../../gateways/vault/local-document-vault.ts';
import { deleteAccount } from './index.ts';

const { DATABASE_URL = '', DATA_DIR = '', MEMBER = '', VAULT_KEY = '' } = process.env;
const photoStorage = createLocalPhotoStorage(path.join(DATA_DIR, 'media'));
let removed = 0;
await deleteAccount(
  {
    database: openDatabase({ url: DATABASE_URL }),
    clock: systemClock,
    events: createLocalEventBus(),
    vault: createLocalDocumentVault(path.join(DATA_DIR, 'vault'), new Secret(VAULT_KEY)),
    mediaStorage: createSealedMediaStorage(path.join(DATA_DIR, 'message-media'), new Secret(VAULT_KEY)),
    photoStorage: {
      ...photoStorage,
      async remove(key) {
        removed += 1;
        if (removed === 1) return photoStorage.remove(key);
        process.stdout.write('running at http://the-middle\n');
        return new Promise(() => setInterval(() => {}, 1000));
      },
    },
  },
  Number(MEMBER),
);
