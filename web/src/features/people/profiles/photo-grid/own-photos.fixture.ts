import type { OwnPhotoDetail } from '@mwanzo/contract/people/photos';

export const detailOf = (id: number): OwnPhotoDetail => ({
  held: null,
  has_face: null,
  id,
  width: 240,
  height: 300,
  thumbhash: '',
  variants: { '160': `/${id}/160`, '480': `/${id}/480`, '1080': `/${id}/1080` },
});

/** Makes member 1's profile with photos of these ids. It has only the fields that the grid needs. */
export const profileWith = (ids: readonly number[]) => ({
  id: 1,
  photo: ids[0] === undefined ? null : `/${ids[0]}/1080`,
  photos: ids.map((id) => `/${id}/1080`),
  photo_details: ids.map(detailOf),
  in_review: { name: false, gender: false, photo: false },
  is_saved: true,
});
