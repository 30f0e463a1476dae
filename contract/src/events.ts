import { z } from 'zod';
import { callDescription, callReason } from './conversations/calls.ts';
import { defineEndpoint } from './endpoint.ts';
import { message } from './conversations/messages.ts';
import { notificationKinds } from './notices/notifications.ts';

const userId = z.number().int();

/** A match has the app open, used it today, or neither. It is coarse on purpose. */
export const presence = z.enum(['online', 'today']).nullable();
export type Presence = z.infer<typeof presence>;

/**
 * An event that the event stream sends to a member at once. `partner` is always the other member of a conversation, as
 * the receiver of the event sees it. An event says that something changed. The client fetches everything that the event
 * does not hold.
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
  /** A device of the partner has received the member's messages up to this id. */
  z.object({ type: z.literal('message_delivered'), partner: userId, up_to: z.number().int() }),
  z.object({ type: z.literal('typing'), partner: userId }),
  z.object({ type: z.literal('match'), partner: userId }),
  /**
   * The member has liked or passed this person, perhaps on another device, and no match came of it. It does not say
   * which, so its size on the wire does not either.
   */
  z.object({ type: z.literal('swiped'), partner: userId }),
  /** The member has taken back their answer to this person, perhaps on another device. It does not say which answer. */
  z.object({ type: z.literal('rewound'), partner: userId }),
  /**
   * The match is over for both: one of them ended it, blocked the other or deleted the account. This partner causes no
   * further events.
   */
  z.object({ type: z.literal('match_ended'), partner: userId }),
  /** A call rings, was answered or has ended. The event may be old, so the client fetches the call's state. */
  z.object({
    type: z.literal('call'),
    partner: userId,
    call_id: z.uuid(),
    state: z.enum(['ringing', 'answered', 'ended']),
    reason: callReason.nullable(),
    /** The member's device that takes part in the call, if there is one. */
    device: z.uuid().nullable(),
  }),
  /** A signal of a call, from the partner's device to the member's. */
  z.object({
    type: z.literal('call_signal'),
    partner: userId,
    call_id: z.uuid(),
    description: callDescription.nullable(),
    candidates: z.array(z.string()),
  }),
  /** The match has agreed to calls, or both have. */
  z.object({ type: z.literal('talk'), partner: userId }),
  z.object({ type: z.literal('presence'), partner: userId, presence }),
  /** There is a new notification. */
  z.object({ type: z.literal('notification'), kind: z.enum(notificationKinds) }),
  /** Notifications were read, perhaps on another device. */
  z.object({ type: z.literal('notifications_read') }),
  /** A decision was made about the member. The client fetches their decisions. */
  z.object({ type: z.literal('decision') }),
  /** Only for reviewers: somebody asks for more identity documents, or has got an answer. */
  z.object({ type: z.literal('document_looks') }),
  /** An order of the member, or their plan, has changed. */
  z.object({ type: z.literal('payment') }),
  /** The member's own verification was decided, or expired. */
  z.object({ type: z.literal('verification') }),
]);
export type MemberEvent = z.infer<typeof memberEvent>;

/**
 * An event of a stream: one of the member's events, or `sync`. `sync` is the first event of each stream and comes again
 * when events may have been lost. With `refetch` the client cannot know which events it has missed, so it fetches all
 * that it shows. `quiet_ms` is the time before the opening of the stream in which nothing happened to the member, as
 * far as the server knows. Whatever the client has asked for within this time is up to date.
 */
export const streamEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sync'), refetch: z.boolean(), quiet_ms: z.number().int().nonnegative().optional() }),
  ...memberEvent.options,
]);
export type StreamEvent = z.infer<typeof streamEvent>;

export const eventEndpoints = {
  /**
   * Each event is one `data:` line of JSON with an `id:`. A heartbeat every 20 seconds is a comment. It has an `id:` of
   * its own when other events have passed since the last one. A client that sends the last id as `Last-Event-ID` within
   * 5 minutes gets the events that it has missed; otherwise `sync` tells it to fetch again. The stream ends with its
   * access token, at once when its session is revoked, when the server restarts, and when the member opens a sixth one.
   * `retry:` is the time in ms after which the client should connect again.
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
