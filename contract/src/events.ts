import { z } from 'zod';
import { message } from './messages.ts';
import { notificationKinds } from './notifications.ts';

const userId = z.number().int();

/** Whether a match has the app open, was there today, or neither. Coarse on purpose. */
export const presence = z.enum(['online', 'today']).nullable();
export type Presence = z.infer<typeof presence>;

/**
 * What a member is told at once over the event stream. `partner` is always the other member of a conversation, as the
 * receiver of the event sees it. An event says that something changed; what is not in it is fetched.
 */
export const memberEvent = z.discriminatedUnion('type', [
  /** A message was stored: the partner's, or the member's own from another tab or device. */
  z.object({ type: z.literal('message'), partner: userId, message }),
  /** A message was deleted or got a reaction. */
  z.object({ type: z.literal('message_changed'), partner: userId, message }),
  /**
   * Everything up to this message id was read: by the partner (`by_partner`), or by the member, perhaps on another
   * device.
   */
  z.object({ type: z.literal('message_read'), partner: userId, up_to: z.number().int(), by_partner: z.boolean() }),
  z.object({ type: z.literal('typing'), partner: userId }),
  z.object({ type: z.literal('match'), partner: userId }),
  z.object({ type: z.literal('presence'), partner: userId, presence }),
  /** There is a new notification. */
  z.object({ type: z.literal('notification'), kind: z.enum(notificationKinds) }),
  /** Notifications were read, perhaps on another device. */
  z.object({ type: z.literal('notifications_read') }),
  /** The member's own verification was decided, or expired. */
  z.object({ type: z.literal('verification') }),
]);
export type MemberEvent = z.infer<typeof memberEvent>;
