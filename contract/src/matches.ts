import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { photoDetail, photoPath } from './photos.ts';
import { timestamp } from './text.ts';

/** A match in the list: `id` is the partner's profile id, which is their user id too. */
export const match = z.object({
  id: z.number().int(),
  profileId: z.number().int(),
  user: z.object({ id: z.number().int() }),
  name: z.string(),
  age: z.number().int().nullable(),
  photo: photoPath.nullable(),
  photo_detail: photoDetail.nullable(),
  isVerified: z.boolean(),
  matched_at: timestamp,
  last_message: z.object({ id: z.number().int(), text: z.string(), timestamp, sender: z.number().int() }).nullable(),
});
export type Match = z.infer<typeof match>;

export const matchEndpoints = {
  listMatches: defineEndpoint({
    method: 'GET',
    path: '/api/profiles/matches/',
    summary: 'The own matches, the latest activity first.',
    access: 'member',
    status: 200,
    answer: z.array(match),
    errors: [],
    limit: 'read',
  }),
};
