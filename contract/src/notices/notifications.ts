import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { changedParts, sanctions } from '../people/options.ts';
import { refusal } from '../refusals.ts';
import { idParams, timestamp } from '../text.ts';

export const notificationKinds = [
  'match',
  'like',
  'message',
  'verification',
  'profile_change',
  'report',
  'safety',
  'payment',
  'premium',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/**
 * A notification. `message` is its English text. The web app words it in the member's language from `kind`, `params`
 * and `link`.
 */
export const notification = z.object({
  id: z.number().int(),
  message: z.string(),
  is_read: z.boolean(),
  created_at: timestamp,
  kind: z.enum(notificationKinds),
  params: z.object({
    name: z.string().nullable(),
    profile_id: z.number().int().nullable(),
    /** Only for a payment: it has arrived, or was paid back. */
    decision: z.enum(['approved', 'rejected']).nullable(),
    refusal: refusal.nullable(),
    /** The parts of the profile that a decided change was about. */
    changed: z.array(z.enum(changedParts)),
    demo: z.boolean(),
    /** Only for a reminder: the days until Premium ends. 0 means that it has ended. */
    days_left: z.number().int().nullable(),
    /** Only for a reminder: what has ended is the trial. A server of release 0.2.0 does not say it. */
    is_trial: z.boolean().optional(),
    /**
     * For a reviewer: a ban or a long suspension waits for a second reviewer, and nobody has answered, or a colleague
     * asks for more identity documents. For a member, with the kind `message`: a match asks to talk.
     */
    asked: z.enum(['ban', 'suspend', 'documents', 'talk']).nullable(),
    /** The decision about the member, or on their appeal. */
    sanction: z.enum([...sanctions, 'uphold', 'lift']).nullable(),
  }),
  link: z.string().nullable(),
});
export type Notification = z.infer<typeof notification>;

export const notificationEndpoints = {
  listNotifications: defineEndpoint({
    method: 'GET',
    path: '/api/notifications/',
    summary: 'The newest 50 notifications, newest first, read ones included.',
    access: 'member',
    status: 200,
    response: z.array(notification),
    errors: [],
    limit: 'read',
  }),
  markNotificationRead: defineEndpoint({
    method: 'POST',
    path: '/api/notifications/{id}/mark-read/',
    summary: 'Mark one notification as read.',
    access: 'member',
    params: idParams,
    status: 200,
    response: z.object({ id: z.number().int(), is_read: z.boolean() }),
    errors: ['not_found'],
    limit: 'write',
  }),
  markAllNotificationsRead: defineEndpoint({
    method: 'POST',
    path: '/api/notifications/mark-all-read/',
    summary: 'Mark all notifications as read.',
    access: 'member',
    status: 200,
    response: z.object({ marked: z.number().int() }),
    errors: [],
    limit: 'write',
  }),
};
