import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import type { OwnPhotoDetail } from '@mwanzo/contract/people/photos';
import { RequestError } from '../../../../api/request-error.ts';
import { request } from '../../../../api/request.ts';
import { readSession, setProfile } from '../../../../api/session.ts';
import { logFailure } from '../../../../device/log-failure.ts';
import { photoActions } from '../../../../i18n/photo-grid.ts';
import { t } from '../../../../i18n/translate.ts';
import { createSaver } from '../../../../state/saver.ts';
import { showNotSaved } from '../../../../ui/layers/show-not-saved.ts';
import { showToast } from '../../../../ui/layers/toast-store.ts';
import { reconcile } from './order-rules.ts';

const idsOf = (profile: OwnProfile | null) => (profile?.photo_details ?? []).map(({ id }) => id);
const codeOf = (error: unknown) => (error instanceof RequestError ? error.code : undefined);

function showPhotos(details: OwnPhotoDetail[]): void {
  const { profile } = readSession();
  const photos = details.map(({ variants }) => variants['1080']);
  if (profile) setProfile({ ...profile, photo: photos[0] ?? null, photos, photo_details: details });
}

/** Adds an uploaded photo to the profile, at the end or in place of another photo. */
export function showAdded(added: OwnPhotoDetail, replaces: number | undefined): void {
  const present = readSession().profile?.photo_details ?? [];
  if (present.some(({ id }) => id === added.id)) return;
  const isReplaced = present.some(({ id }) => id === replaces);
  showPhotos(isReplaced ? present.map((each) => (each.id === replaces ? added : each)) : [...present, added]);
}

let latestReading = 0;

/**
 * Fetches the profile again, with the changes that wait for a reviewer. If a later response has already arrived, an
 * earlier one is dropped.
 */
export async function readPhotosAgain(): Promise<void> {
  const reading = (latestReading += 1);
  try {
    const profile = await request('GET /api/profiles/me');
    if (reading === latestReading) setProfile(profile);
  } catch (error) {
    logFailure('Could not load your own profile', error);
  }
}

/**
 * Sends an order. If a change in another tab has made it impossible, it is adapted to the current photos and sent once
 * more.
 */
async function sendOrder(ids: readonly number[]): Promise<OwnPhotoDetail[]> {
  try {
    return await request('PUT /api/profiles/me/photos/order/', { body: { ids: [...ids] } });
  } catch (error) {
    if (codeOf(error) !== 'invalid_input') throw error;
    await readPhotosAgain();
    const there = reconcile(ids, idsOf(readSession().profile));
    return request('PUT /api/profiles/me/photos/order/', { body: { ids: there } });
  }
}

interface Wishes {
  /** The order that the member wants. */
  order: readonly number[];
  /** The photos to delete. A photo that no longer exists counts as deleted. */
  deleted: readonly number[];
}

/** The member who made these changes. They must not be applied to another member's photos. */
let owner: number | undefined;

/** The member's unsaved changes to the photos, which are sent one request after the other. */
export const photoWishes = createSaver<Wishes>({
  send: async ({ order, deleted = [] }) => {
    if (order) showPhotos(await sendOrder(order));
    for (const id of deleted) await sendDeletion(id);
    await readPhotosAgain();
  },
  onFailure: (error) => {
    if (codeOf(error) === 'badge_needs_photo')
      showToast({ title: t(photoActions.delete), description: t(photoActions.badgeNeedsPhoto), kind: 'bad' });
    else showNotSaved(error);
    void readPhotosAgain();
  },
  mayGoOn: () => readSession().user?.id === owner,
});

/**
 * Deletes a photo. If it does not exist any more, that is a success: another tab has deleted it, or an earlier response
 * was lost.
 */
async function sendDeletion(id: number): Promise<void> {
  try {
    showPhotos(await request('DELETE /api/profiles/me/photos/{id}/', { params: { id } }));
  } catch (error) {
    if (codeOf(error) !== 'not_found') throw error;
  }
}

export function orderPhotos(ids: readonly number[]): void {
  owner = readSession().user?.id;
  void photoWishes.choose({ order: ids });
}

export function deletePhoto(id: number): void {
  owner = readSession().user?.id;
  void photoWishes.choose({ deleted: [...(photoWishes.read().changes.deleted ?? []), id] });
}

/** Returns the photos with the member's changes, including the unsaved ones. */
export function wantedPhotos(
  details: readonly OwnPhotoDetail[],
  { order = [], deleted = [] }: Partial<Wishes>,
): OwnPhotoDetail[] {
  const there = details.filter(({ id }) => !deleted.includes(id));
  const ids = reconcile(
    order,
    there.map(({ id }) => id),
  );
  return ids.flatMap((id) => there.find((each) => each.id === id) ?? []);
}
