import { photoLimits } from '@mwanzo/contract/limits';
import { createMemberStore } from '../../../../api/member-change.ts';
import { RequestError } from '../../../../api/request-error.ts';
import { request } from '../../../../api/request.ts';
import { uploading } from '../../../../api/upload.ts';
import { logFailure } from '../../../../device/log-failure.ts';
import { newUuid } from '../../../../device/new-uuid.ts';
import type { Part } from '../../../../photos/picture-rules.ts';
import { createQueue } from '../../../../sending/queue.ts';
import type { Sendable } from '../../../../sending/sendable.ts';
import { cropPhoto, preparePhoto } from './prepare-photo.ts';
import { readPhotosAgain, showAdded } from './own-photos.ts';
import { problemOf, type UploadProblem } from './upload-problem.ts';

export interface NewPhoto {
  file: File;
  /** The visible section of the picture; all of it by default. */
  part?: Part | undefined;
  /** The id of the photo that it replaces. */
  replaces?: number | undefined;
}

export interface PhotoUpload extends NewPhoto, Sendable {
  /** The reason why it failed. */
  problem?: UploadProblem;
}

/** True if an upload has succeeded since the page was opened. */
export const hasArrived = createMemberStore(false);

/**
 * The photos to add. They are sent one after the other, because on a slow connection parallel uploads would all take
 * long to finish. A picture can safely be sent again, because the profile stores it only once.
 */
export const photoUploads = createQueue<PhotoUpload>({
  async send({ file, part, replaces }, { as, signal, onProgress }) {
    const whole = await preparePhoto(file);
    const body = new FormData();
    body.set('photo', part ? await cropPhoto(whole, part) : whole);
    if (replaces !== undefined) body.set('replaces', String(replaces));
    signal.throwIfAborted();
    const transport = uploading(onProgress);
    showAdded(await request('POST /api/profiles/me/photos/', { body, signal, as, transport }), replaces);
    await readPhotosAgain();
    hasArrived.write(true);
    return undefined;
  },
  refuse(upload, error) {
    logFailure('The photo was not added', error);
    // Another tab may have added photos, so that there is no room.
    if (error instanceof RequestError) void readPhotosAgain();
    return { ...upload, phase: 'failed', problem: problemOf(error) };
  },
  uploads: () => true,
  asks: ({ phase, problem }) => phase !== 'failed' || problem?.mayTryAgain === true,
});

/** Adds photos, as many as there is room for. */
export function addPhotos(photos: readonly NewPhoto[]): void {
  // If two uploads replace the same photo, the later one wins.
  photoUploads.forget(
    ({ replaces, phase }) =>
      phase === 'failed' && replaces !== undefined && photos.some((photo) => photo.replaces === replaces),
  );
  for (const photo of photos) photoUploads.add({ ...photo, id: newUuid(), phase: 'waiting' });
}

/** Returns how many more photos there is room for. */
export function roomFor(count: number, uploads: readonly PhotoUpload[]): number {
  return Math.max(0, photoLimits.countMax - count - uploads.filter(({ replaces }) => replaces === undefined).length);
}
