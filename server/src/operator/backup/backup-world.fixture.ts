import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { settleInstallation } from '../../features/core/installation/index.ts';
import { createMediaClient } from '../../features/conversations/messages/media-client.fixture.ts';
import { openDataFolder } from '../../gateways/data-folder/data-folder.ts';
import { noteCurrentKeys } from '../../start/check-known-keys.ts';
import { checkVaultKey } from '../../start/check-vault-key.ts';
import type { TestApp } from '../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../testing/factories.ts';
import { makeFlat } from '../../testing/images/make-images.ts';
import { makeForm } from '../../testing/make-form.ts';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { submissionFields } from '../../testing/submission-fields.ts';
import { writeBackup } from './write-backup.ts';

const jpeg = await makeFlat(60, 80, '#3b3').jpeg().toBuffer();

/** The URL of a test app's database, as the owner of its tables. */
export const urlOf = ({ database }: Pick<TestApp, 'database'>): string =>
  (database.pool.options as { connectionString?: string }).connectionString ?? '';

/** Members of a test app with everything that has files, and a way to make a backup of it. */
export async function createBackupWorld(testApp: TestApp) {
  const { inject, database, clock, config } = testApp;
  const { dataDir } = config;
  const dataFolder = openDataFolder(dataDir);
  const { facts } = await settleInstallation({ database, dataFolder, clock });
  const installation = (await dataFolder.readName()) ?? facts.database.name ?? '';
  checkVaultKey(config);
  noteCurrentKeys(config);
  const client = createMediaClient(testApp);

  let colour = 0;
  /** Adds a photo that is like no other, and returns its id. */
  async function addPhoto({ headers }: TestMember): Promise<number> {
    colour += 7;
    const photo = await makeFlat(60, 80, `#${(colour % 4096).toString(16).padStart(3, '0')}`)
      .jpeg()
      .toBuffer();
    const payload = makeForm({ photo });
    const { body } = await inject({ method: 'POST', url: '/api/profiles/me/photos/', headers, payload });
    return JSON.parse(body).id;
  }

  async function removePhoto({ headers }: TestMember, id: number): Promise<number> {
    return (await inject({ method: 'DELETE', url: `/api/profiles/me/photos/${id}/`, headers })).statusCode;
  }

  async function submit({ headers }: TestMember): Promise<number> {
    const fields = await submissionFields({ inject }, headers);
    const payload = makeForm({ selfie: jpeg, id_document: jpeg, ...fields });
    return (await inject({ method: 'POST', url: '/api/verify/', headers, payload })).statusCode;
  }

  const join = () => createMember(testApp, { verified: false });
  const target = makeDataFolder();
  /** Makes a backup in a new folder. */
  async function backUp(folder = path.join(target, randomBytes(4).toString('hex'))) {
    return { folder, manifest: await writeBackup({ url: urlOf(testApp), dataDir, installation }, folder) };
  }

  return { client, addPhoto, removePhoto, submit, join, backUp, dataDir, installation, jpeg };
}
