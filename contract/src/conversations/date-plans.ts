import { z } from 'zod';
import { boundedText } from '../bounded-text.ts';
import { defineEndpoint } from '../endpoint.ts';
import { datePlanLimits, textLimits } from '../limits.ts';
import { id, idParams, line, timestampInput, optionalFlag, optionalText, timestamp } from '../text.ts';

/** A plan to meet a match, as its owner sees it. The match is never told about it. */
export const datePlan = z.object({
  id: z.number().int(),
  partner: z.object({ id: z.number().int(), name: z.string() }),
  place: z.string(),
  meets_at: timestamp,
  /** By this time the member has to say that they are fine. */
  check_in_at: timestamp,
  /** After this time the link shows nothing, and the plan is deleted. */
  closes_at: timestamp,
  /** The address that gets a mail when the member does not check in. */
  friend_email: z.string().nullable(),
  fine_at: timestamp.nullable(),
  /** The number of times that people have pressed "Show the plan" behind the link. Crawlers do not count. */
  opened_count: z.number().int(),
  /** The last time that somebody opened the link; null before the first. */
  opened_at: timestamp.nullable(),
  /** The address for a friend, who needs no account. */
  link: z.string(),
});
export type DatePlan = z.infer<typeof datePlan>;

const sharedPlan = {
  path: '/api/shared-plan/',
  access: 'public',
  status: 200,
  response: { contentType: 'text/html; charset=utf-8', cacheSeconds: 0, isPage: true },
  headers: { 'x-robots-tag': ['noindex, nofollow, noarchive'] },
  errors: [],
  limit: 'read',
} as const;
const sharedToken = boundedText(100).min(1);

export const datePlanEndpoints = {
  listDatePlans: defineEndpoint({
    method: 'GET',
    path: '/api/date-plans/',
    summary: 'The open date plans of the member, the next one first.',
    access: 'member',
    status: 200,
    response: z.array(datePlan),
    errors: [],
    limit: 'read',
  }),
  createDatePlan: defineEndpoint({
    method: 'POST',
    path: '/api/date-plans/',
    summary: 'Plan to meet a match. Repeating it with its `client_id` returns the first plan.',
    access: 'member',
    body: z.object({
      partner: id,
      client_id: z.uuid(),
      place: line(1, datePlanLimits.placeMax),
      meets_at: timestampInput,
      check_in_at: timestampInput,
      friend_email: optionalText(boundedText(textLimits.emailMax).meta({ format: 'email' }).pipe(z.email())),
    }),
    status: 201,
    response: datePlan,
    errors: ['not_found', 'date_plan_limit_reached'],
    limit: 'date_plan',
  }),
  sayFine: defineEndpoint({
    method: 'POST',
    path: '/api/date-plans/{id}/fine/',
    summary: 'The member is fine. Repeating it is harmless.',
    access: 'member',
    params: idParams,
    status: 200,
    response: datePlan,
    errors: ['not_found'],
    limit: 'write',
  }),
  takeBackFine: defineEndpoint({
    method: 'DELETE',
    path: '/api/date-plans/{id}/fine/',
    summary: 'Take "I am fine" back: the plan waits for it again. Repeating it is harmless.',
    access: 'member',
    params: idParams,
    status: 200,
    response: datePlan,
    errors: ['not_found'],
    limit: 'write',
  }),
  changeCheckIn: defineEndpoint({
    method: 'POST',
    path: '/api/date-plans/{id}/check-in/',
    summary: 'Say that one is fine by another time, such as an hour later.',
    access: 'member',
    params: idParams,
    body: z.object({ check_in_at: timestampInput }),
    status: 200,
    response: datePlan,
    errors: ['not_found'],
    limit: 'write',
  }),
  cancelDatePlan: defineEndpoint({
    method: 'DELETE',
    path: '/api/date-plans/{id}/',
    summary: 'Delete a plan. Its link shows nothing from then on.',
    access: 'member',
    params: idParams,
    status: 204,
    response: null,
    errors: ['not_found'],
    limit: 'write',
  }),
  showSharedPlan: defineEndpoint({
    ...sharedPlan,
    method: 'GET',
    summary:
      'The page behind a friend’s link, with a button that shows the plan. A link that has ended looks invented.',
    query: z.object({
      token: sharedToken,
      /** The plan that was shown has renewed itself: it is shown again, and nobody has opened it. */
      renewed: optionalFlag,
    }),
  }),
  openSharedPlan: defineEndpoint({
    ...sharedPlan,
    method: 'POST',
    summary:
      'The plan as the friend sees it after pressing the button. It counts as an opening, unless a crawler asks.',
    query: z.object({ token: sharedToken }),
    ignoresBody: true,
  }),
};
