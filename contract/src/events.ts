import { z } from 'zod';
import { callDescription, callReason } from './calls.ts';
import { defineEndpoint } from './endpoint.ts';
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
  /** The partner has the member's messages up to this id on a device. */
  z.object({ type: z.literal('message_delivered'), partner: userId, up_to: z.number().int() }),
  z.object({ type: z.literal('typing'), partner: userId }),
  z.object({ type: z.literal('match'), partner: userId }),
  /** The match is over for both: ended, or one has blocked the other or is gone. Nothing more comes from this partner. */
  z.object({ type: z.literal('match_ended'), partner: userId }),
  /** A call rings, was answered or has ended. Whether it still rings is to be asked: the event may be old. */
  z.object({
    type: z.literal('call'),
    partner: userId,
    call_id: z.uuid(),
    state: z.enum(['ringing', 'answered', 'ended']),
    reason: callReason.nullable(),
    /** The device of the member that takes part, if one does. */
    device: z.uuid().nullable(),
  }),
  /** What the other one's device says to the member's, of a call. */
  z.object({
    type: z.literal('call_signal'),
    partner: userId,
    call_id: z.uuid(),
    description: callDescription.nullable(),
    candidates: z.array(z.string()),
  }),
  /** The match has said yes to calls, or both have. */
  z.object({ type: z.literal('talk'), partner: userId }),
  z.object({ type: z.literal('presence'), partner: userId, presence }),
  /** There is a new notification. */
  z.object({ type: z.literal('notification'), kind: z.enum(notificationKinds) }),
  /** Notifications were read, perhaps on another device. */
  z.object({ type: z.literal('notifications_read') }),
  /** Something was decided about the member: see their decisions. */
  z.object({ type: z.literal('decision') }),
  /** Something changed about an order of the member, or about their plan. */
  z.object({ type: z.literal('payment') }),
  /** The member's own verification was decided, or expired. */
  z.object({ type: z.literal('verification') }),
]);
export type MemberEvent = z.infer<typeof memberEvent>;

/**
 * What a stream sends: the member's events and `sync`. `sync` is the first event of each stream and comes again when
 * events may have been lost. With `refetch` the client cannot know what it has missed, so it fetches what it shows.
 */
export const streamEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sync'), refetch: z.boolean() }),
  ...memberEvent.options,
]);
export type StreamEvent = z.infer<typeof streamEvent>;

export const eventEndpoints = {
  /**
   * Each event is one `data:` line of JSON with an `id:`. A heartbeat every 20 seconds is a comment, with an `id:` of its
   * own when other events have passed since. A client that sends the last id as `Last-Event-ID` within 5 minutes gets
   * what it has missed; otherwise `sync` tells it to fetch again. `retry:` says when to come back after the end, in ms:
   * the stream ends with its access token, at once when its session is revoked, when the server restarts, and when the
   * member opens a sixth one.
   */
  streamEvents: defineEndpoint({
    method: 'GET',
    path: '/api/events/',
    summary: 'Be told at once what happens to the member, as a stream of server-sent events.',
    access: 'member',
    status: 200,
    response: { events: streamEvent },
    errors: [],
    limit: 'stream',
  }),
};
