import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { abandonedUploadMs } from '../../app/uploads.ts';
import { createLocalMediaStorage } from '../../gateways/media-storage/local-media-storage.ts';
import { makePhotoKey } from '../../gateways/photo-storage/photo-storage.ts';
import { randomId } from '../../gateways/random-id.ts';
import { listFiles } from '../../testing/list-files.ts';
import { storeDocument } from '../../testing/store-document.ts';
import * as due from '../due-work.fixture.ts';
import { aged, ago, day, hour, memberId, minute, now, older, type Concern, type JobWorld } from './concern.fixture.ts';
import type { JobName } from './run-jobs.fixture.ts';

const photoFile = (key: string) => (file: string) => file.includes(key);

async function storePhoto({ photoStorage, dataDir, dateFile }: JobWorld, at: Date): Promise<string> {
  const key = makePhotoKey();
  await photoStorage.put(key, [{ width: 160, bytes: Buffer.from('a photo') }]);
  for (const file of listFiles(path.join(dataDir, 'media')).filter(photoFile(key))) dateFile(file, at);
  return key;
}

async function storeMedia({ mediaStorage, messageMedia, dateFile }: JobWorld, at: Date): Promise<string> {
  const key = makePhotoKey();
  await mediaStorage.put(key, [{ name: 'photo.webp', bytes: Buffer.from('a photo') }]);
  for (const file of listFiles(messageMedia).filter(photoFile(key))) dateFile(file, at);
  return key;
}

/** A photo in a chat, with the row that names it. */
async function sentMedia(world: JobWorld, storage_key: string): Promise<void> {
  const media = { id: randomId(), storage_key, owner_id: await memberId(world), partner_id: 1 };
  await due.insert(world, 'message_media', { ...media, kind: 'photo', bytes: 5, width: 1, height: 1, created_at: now });
}

/** Leaves an upload that began so long before the time of this machine, by which the job goes. */
async function leaveUpload({ dataDir, dateFile }: JobWorld, ms: number): Promise<void> {
  const file = path.join(dataDir, `uploads/mwanzo-upload-${randomUUID()}/0`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, 'half a photo');
  dateFile(file, new Date(Date.now() - ms));
}

const erasure = (photo_keys: readonly string[], document_keys: readonly string[]) => ({
  erased_at: now,
  session_ids: [1],
  photo_keys,
  document_keys,
});

const erased = aged({
  'what is known of its sessions': [
    older(20 * minute),
    (world, erased_at) => due.insert(world, 'erasures', { ...erasure([], []), erased_at, files_gone_at: erased_at }),
  ],
});

/** The jobs that change files. */
export const sweepConcerns = {
  'sweep photos': {
    ...aged({ 'a photo without a row': [older(hour), storePhoto] }),
    changes: ['file:insert', 'file:delete'],
  },
  'sweep photos and voice notes of messages': {
    ...aged({ 'a photo without a row': [older(hour), storeMedia] }),
    changes: ['file:insert', 'file:delete'],
  },
  'encrypt stored media': {
    concerned: {
      'a photo of an earlier release': async (world) => {
        const key = makePhotoKey();
        const photo = { name: 'photo.webp', bytes: Buffer.from('a photo') };
        await createLocalMediaStorage(world.messageMedia).put(key, [photo]);
        await sentMedia(world, key);
      },
    },
    spared: { 'an encrypted photo': async (world) => sentMedia(world, await storeMedia(world, ago(day))) },
    changes: ['file:insert', 'file:delete'],
  },
  'remove abandoned uploads': {
    concerned: { 'an upload': (world) => leaveUpload(world, abandonedUploadMs + minute) },
    spared: { 'a younger upload': (world) => leaveUpload(world, abandonedUploadMs - minute) },
    changes: ['file:delete'],
  },
  'erase files of deleted accounts': {
    concerned: {
      'a deleted account': async (world) => {
        const document = await storeDocument(world.vault, Buffer.from('a document'));
        await due.insert(world, 'erasures', erasure([await storePhoto(world, now)], [document]));
      },
      ...erased.concerned,
    },
    spared: {
      'a member': async (world) => {
        await storePhoto(world, now);
        await due.submit(world, { submitted_at: now });
      },
      ...erased.spared,
    },
    changes: ['erasures:update document_keys files_gone_at photo_keys', 'erasures:delete', 'file:delete'],
    tells: ['sessions end'],
    // It is harmless that they end twice.
    toldByEach: ['sessions end'],
  },
  'erase documents that no submission holds': {
    ...aged({
      'an upload': [
        0,
        async (world, erase_at) => {
          const key = await storeDocument(world.vault, Buffer.from('replaced'));
          await due.insert(world, 'unheld_documents', { key, erase_at });
        },
      ],
    }),
    changes: ['unheld_documents:delete', 'file:delete'],
  },
} satisfies Partial<Record<JobName, Concern>>;
