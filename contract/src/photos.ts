import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { photoLimits } from './limits.ts';
import { id, idParams } from './text.ts';

/** A signed path on this server that starts with `/` and stays the same for a whole day. */
export const photoPath = z.string().startsWith('/');

/** One photo: size in px after rotation, base64 thumbhash, and a path for each width in px. */
export const photoDetail = z.object({
  id: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  thumbhash: z.string(),
  variants: z.object({ '160': photoPath, '480': photoPath, '1080': photoPath }),
});
export type PhotoDetail = z.infer<typeof photoDetail>;

export const photoEndpoints = {
  addPhoto: defineEndpoint({
    method: 'POST',
    path: '/api/profiles/me/photos/',
    summary: 'Add a photo (part `photo`) behind the present ones.',
    access: 'member',
    files: ['photo'],
    status: 201,
    answer: photoDetail,
    errors: ['photo_invalid', 'file_too_large', 'photo_limit_reached', 'busy'],
    limit: 'upload',
  }),
  deletePhoto: defineEndpoint({
    method: 'DELETE',
    path: '/api/profiles/me/photos/{id}/',
    summary: 'Delete a photo of the own profile.',
    access: 'member',
    params: idParams,
    status: 200,
    answer: z.array(photoDetail),
    errors: ['not_found'],
    limit: 'write',
  }),
  orderPhotos: defineEndpoint({
    method: 'PUT',
    path: '/api/profiles/me/photos/order/',
    summary: 'Put the own photos in order; all of their ids, the first becomes `photo`.',
    access: 'member',
    body: z.object({ ids: z.array(id).max(photoLimits.countMax) }),
    status: 200,
    answer: z.array(photoDetail),
    errors: [],
    limit: 'write',
  }),
  getPhotoFile: defineEndpoint({
    method: 'GET',
    path: '/media/photos/{key}/{file}',
    summary: 'The bytes of a photo, by a signed path.',
    access: 'public',
    params: z.object({ key: z.string().regex(/^[0-9a-f]{32}$/), file: z.string().regex(/^(160|480|1080)\.webp$/) }),
    query: z.object({ expires: z.string().max(20), signature: z.string().max(100) }),
    status: 200,
    answer: { contentType: 'image/webp', cacheSeconds: 86_400 },
    errors: ['not_found'],
    limit: 'photo',
  }),
};
