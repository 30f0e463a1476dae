import { z } from 'zod';
import { boundedText } from '../bounded-text.ts';
import { defineEndpoint } from '../endpoint.ts';
import { photoLimits, type PhotoWidth } from '../limits.ts';
import { id, idParams, optionalText } from '../text.ts';

/** A signed path on this server. It starts with `/` and stays the same for a whole Nairobi day. */
export const photoPath = z.string().startsWith('/');

const variantPaths = Object.fromEntries(photoLimits.widths.map((width) => [width, photoPath])) as Record<
  `${PhotoWidth}`,
  typeof photoPath
>;
const variantFile = new RegExp(`^(${photoLimits.widths.join('|')})\\.webp$`);

/** A photo: its upright size in px, its thumbhash in base64, and a path for each width in px. */
export const photoDetail = z.object({
  id: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  thumbhash: z.string(),
  variants: z.object(variantPaths),
});
export type PhotoDetail = z.infer<typeof photoDetail>;

/** The reason why others do not see a photo until a person has looked at it. */
export const heldReasons = ['explicit', 'not_screened'] as const;
export type HeldReason = (typeof heldReasons)[number];

/**
 * A photo as its owner sees it. `held` is null when others may see it. `has_face` is false when no face was found on
 * it, and null when it was not screened.
 */
export const ownPhotoDetail = photoDetail.extend({
  held: z.enum(heldReasons).nullable(),
  has_face: z.boolean().nullable(),
});
export type OwnPhotoDetail = z.infer<typeof ownPhotoDetail>;

export const photoEndpoints = {
  addPhoto: defineEndpoint({
    method: 'POST',
    path: '/api/profiles/me/photos/',
    summary: 'Add a photo (part `photo`) after the existing ones, or in the place of the one that `replaces` names.',
    access: 'member',
    body: z.object({ replaces: optionalText(id) }),
    files: ['photo'],
    status: 201,
    response: ownPhotoDetail,
    errors: ['photo_invalid', 'photo_refused', 'file_too_large', 'photo_limit_reached', 'not_found', 'busy'],
    limit: 'upload',
  }),
  deletePhoto: defineEndpoint({
    method: 'DELETE',
    path: '/api/profiles/me/photos/{id}/',
    summary: 'Delete a photo of the member.',
    access: 'member',
    params: idParams,
    status: 200,
    response: z.array(ownPhotoDetail),
    errors: ['not_found', 'badge_needs_photo'],
    limit: 'write',
  }),
  orderPhotos: defineEndpoint({
    method: 'PUT',
    path: '/api/profiles/me/photos/order/',
    summary: 'Order the photos of the member, given all of their ids. The first becomes `photo`.',
    access: 'member',
    body: z.object({ ids: z.array(id).max(photoLimits.countMax) }),
    status: 200,
    response: z.array(ownPhotoDetail),
    errors: [],
    limit: 'write',
  }),
  getPhotoFile: defineEndpoint({
    method: 'GET',
    path: '/media/photos/{key}/{file}',
    summary: 'The bytes of a photo, from a signed path. There is none for a viewer who may not see the owner any more.',
    access: 'public',
    params: z.object({ key: z.string().regex(/^[0-9a-f]{32}$/), file: z.string().regex(variantFile) }),
    query: z.object({
      expires: boundedText(20),
      signature: boundedText(100),
      viewer: boundedText(100).default(''),
    }),
    status: 200,
    response: { contentType: 'image/webp', cacheSeconds: 600, revalidates: true },
    errors: ['not_found'],
    limit: 'photo',
  }),
};
