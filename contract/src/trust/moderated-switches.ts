import { z } from 'zod';
import { switchName } from '../core/switches.ts';
import { defineEndpoint } from '../endpoint.ts';
import { textLimits } from '../limits.ts';
import { paragraph, timestamp } from '../text.ts';

/**
 * `is_on` says whether the part works; that of `read-only` is all writing of members. `since`, `because` and
 * `moderator_id` tell of the last move. The operator has no `moderator_id`.
 */
const moderatedSwitch = z.object({
  switch: switchName,
  is_on: z.boolean(),
  since: timestamp.nullable(),
  moderator_id: z.number().int().nullable(),
  because: z.string().nullable(),
});
export type ModeratedSwitch = z.infer<typeof moderatedSwitch>;

const moderation = { access: 'moderator', limit: 'moderation', status: 200, errors: ['not_found'] } as const;

export const moderatedSwitchEndpoints = {
  listSwitches: defineEndpoint({
    ...moderation,
    method: 'GET',
    path: '/api/moderation/switches/',
    summary: 'All switches: which are off, since when, by whom and why.',
    response: z.array(moderatedSwitch),
  }),
  moveSwitch: defineEndpoint({
    ...moderation,
    method: 'POST',
    path: '/api/moderation/switches/{name}/',
    summary: 'Switch something off, or on again. Every process knows of it within two seconds.',
    params: z.object({ name: switchName }),
    body: z.object({ is_on: z.boolean(), because: paragraph(1, textLimits.reasonMax) }),
    response: z.array(moderatedSwitch),
  }),
};
