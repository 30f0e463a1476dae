import { photoLimits } from '@mwanzo/contract/limits';
import { onMemberChange } from '../../../../api/member-change.ts';
import { RequestError } from '../../../../api/request-error.ts';
import { request } from '../../../../api/request.ts';
import { readSession } from '../../../../api/session.ts';
import { uploading } from '../../../../api/upload.ts';
import { logFailure } from '../../../../device/log-failure.ts';
import type { Part } from '../../../../photos/picture-rules.ts';
import { createStore } from '../../../../state/store.ts';
import { addUnsent } from '../../../../state/unsent.ts';
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

export interface PhotoUpload extends NewPhoto {
  key: number;
  phase: 'waiting' | 'preparing' | 'sending' | 'failed';
  /** The share that has left the phone, from 0 to 1. */
  share: number;
  problem?: UploadProblem | undefined;
}

interface UploadQueue {
  uploads: readonly PhotoUpload[];
  /** True if an upload has succeeded since the page was opened. */
  hasArrived: boolean;
}

/** The queue is outside the grid, so that uploads continue while the member visits other screens. */
export const uploadQueue = createStore<UploadQueue>({ uploads: [], hasArrived: false });

let lastKey = 0;
let running = false;
let abort = new AbortController();

function change(key: number, changed: Partial<PhotoUpload>): void {
  const { uploads, ...others } = uploadQueue.read();
  uploadQueue.write({
    ...others,
    uploads: uploads.map((each) => (each.key === key ? { ...each, ...changed } : each)),
  });
}

function remove(key: number, arrived: boolean): void {
  const { uploads, hasArrived } = uploadQueue.read();
  uploadQueue.write({ uploads: uploads.filter((each) => each.key !== key), hasArrived: hasArrived || arrived });
}

/** Uploads run one after the other: on a slow connection, parallel uploads would all take long to finish. */
async function run(): Promise<void> {
  if (running) return;
  running = true;
  addEventListener('beforeunload', askBeforeLeaving);
  for (;;) {
    const next = uploadQueue.read().uploads.find(({ phase }) => phase === 'waiting');
    if (!next) break;
    await send(next);
  }
  removeEventListener('beforeunload', askBeforeLeaving);
  running = false;
}

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

async function send({ key, file, part, replaces }: PhotoUpload): Promise<void> {
  const { signal } = (abort = new AbortController());
  const isGone = () => !uploadQueue.read().uploads.some((each) => each.key === key);
  change(key, { phase: 'preparing', share: 0, problem: undefined });
  try {
    const whole = await preparePhoto(file);
    const body = new FormData();
    body.set('photo', part ? await cropPhoto(whole, part) : whole);
    if (replaces !== undefined) body.set('replaces', String(replaces));
    if (isGone()) return;
    change(key, { phase: 'sending' });
    const transport = uploading((sent, total) => change(key, { share: sent / total }));
    const as = readSession().user?.id;
    showAdded(await request('POST /api/profiles/me/photos/', { body, signal, as, transport }), replaces);
    await readPhotosAgain();
    remove(key, true);
  } catch (error) {
    logFailure('The photo was not added', error);
    change(key, { phase: 'failed', problem: problemOf(error) });
    // Another tab may have added photos, so that there is no room.
    if (error instanceof RequestError) void readPhotosAgain();
  }
}

/** Adds photos to the queue, as many as there is room for. */
export function addPhotos(photos: readonly NewPhoto[]): void {
  const { uploads, hasArrived } = uploadQueue.read();
  const added = photos.map((photo): PhotoUpload => {
    lastKey += 1;
    return { ...photo, key: lastKey, phase: 'waiting', share: 0 };
  });
  // If two uploads replace the same photo, the later one wins.
  const others = uploads.filter(
    ({ replaces, phase }) =>
      phase !== 'failed' || replaces === undefined || photos.every((photo) => photo.replaces !== replaces),
  );
  uploadQueue.write({ uploads: [...others, ...added], hasArrived });
  void run();
}

export function tryAgain(key: number): void {
  change(key, { phase: 'waiting', problem: undefined });
  void run();
}

/** Removes an upload from the queue, whether it is running or has failed. */
export function dropUpload(key: number): void {
  const dropped = uploadQueue.read().uploads.find((each) => each.key === key);
  remove(key, false);
  if (dropped?.phase === 'sending') abort.abort();
}

/** Returns how many more photos there is room for. */
export function roomFor(count: number, uploads: readonly PhotoUpload[]): number {
  return Math.max(0, photoLimits.countMax - count - uploads.filter(({ replaces }) => replaces === undefined).length);
}

addEventListener('online', () => {
  for (const { key, problem } of uploadQueue.read().uploads) if (problem?.isCut) tryAgain(key);
});

addUnsent(() => uploadQueue.read().uploads.some(({ problem }) => problem?.mayTryAgain !== false));

onMemberChange(() => {
  uploadQueue.write({ uploads: [], hasArrived: false });
  abort.abort();
});
