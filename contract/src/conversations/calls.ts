import { z } from 'zod';
import { boundedText } from '../bounded-text.ts';
import { defineEndpoint } from '../endpoint.ts';
import { callLimits } from '../limits.ts';
import { userIdParams } from '../text.ts';

/** The reason why a call has ended. The names are those of Matrix's MSC2746 where it has one. */
export const callReasons = [
  /** One of the two ended an answered call, or may no longer call the other. The reason does not tell which. */
  'user_hangup',
  /** Nobody answered. A caller is told this too when the callee has declined or was in another call. */
  'invite_timeout',
  /** The callee has declined. Only the callee is told. */
  'declined',
  'cancelled',
  /** The callee was in another call. Only the callee is told. */
  'user_busy',
  /** The two devices were never connected. */
  'ice_failed',
  /** The two devices were connected and lost the connection. */
  'ice_timeout',
  /** The microphone or the playback failed. */
  'user_media_failed',
  /** A call lasts an hour at most. */
  'time_limit',
] as const;
export const callReason = z.enum(callReasons);
export type CallReason = z.infer<typeof callReason>;

const callId = z.uuid();
const seconds = z.number().int().min(0);

/** A TURN server, with credentials that end with the longest time that the call can last. */
export const iceServer = z.object({ urls: z.array(z.string()), username: z.string(), credential: z.string() });
export type IceServer = z.infer<typeof iceServer>;

/** A session description (RFC 8866) that the server has checked: it offers audio only, with relayed candidates only. */
export const callDescription = z.object({
  type: z.enum(['offer', 'answer']),
  sdp: boundedText(callLimits.descriptionMax).min(1),
});
export type CallDescription = z.infer<typeof callDescription>;

const candidates = z.array(boundedText(callLimits.candidateMax).min(1)).max(callLimits.candidatesMax);

/** A call, as one of its two members sees it. */
export const call = z.object({
  id: callId,
  partner: z.number().int(),
  role: z.enum(['caller', 'callee']),
  state: z.enum(['ringing', 'answered', 'ended']),
  /** Null until it has ended. */
  reason: callReason.nullable(),
  /** The time that it will go on ringing, in ms of the server's clock; 0 when it does not ring. */
  rings_for_ms: z.number().int().min(0),
  /** The time that an answered call may still last, in ms; 0 when it is not answered. */
  lasts_for_ms: z.number().int().min(0),
  /** The device on which the member takes part; null while it rings for them. */
  device: z.uuid().nullable(),
  /** The caller's first description, once there is one. Null for the caller, and after the end of the call. */
  offer: z.string().nullable(),
  /** Empty unless the request comes from the device that takes part, and after the end of the call. */
  ice_servers: z.array(iceServer),
});
export type Call = z.infer<typeof call>;

/** A call of the past in a conversation. */
export const pastCall = z.object({
  id: callId,
  mine: z.boolean(),
  reason: callReason,
  started_at: z.iso.datetime(),
  /** The length of the conversation; null when nobody answered. */
  seconds: seconds.nullable(),
});
export type PastCall = z.infer<typeof pastCall>;

/**
 * The member's and a match's consent to calls. `none`: nobody has asked, or the member has said "not yet". `asked`: the
 * member has said yes, the match has not. `asked_me`: the match has said yes and waits for the member. `both`: both
 * have said yes.
 */
export const callConsent = z.enum(['none', 'asked', 'asked_me', 'both']);
export type CallConsent = z.infer<typeof callConsent>;

export const mayCall = z.enum([
  'yes',
  /** The server has no TURN server. */
  'off',
  /** Both have to be verified. */
  'needs_verification',
  /** Both have to have written `callLimits.messagesMin` messages. */
  'needs_messages',
  /** Both have to have agreed to calls. */
  'needs_talk',
  /** The caller needs Premium; the callee does not. */
  'needs_premium',
  'in_call',
  /** The callee has quiet hours. */
  'quiet_hours',
  /** The callee did not answer twice today, declined or was in another call. */
  'unanswered',
]);
export type MayCall = z.infer<typeof mayCall>;

export const callAvailability = z.object({
  talk: callConsent,
  may_call: mayCall,
  /** With `asked_me`, the moment at which the match has asked. */
  asked_at: z.iso.datetime().nullable(),
  /** The latest calls between the two, newest first. */
  calls: z.array(pastCall),
});
export type CallAvailability = z.infer<typeof callAvailability>;

const device = z.uuid();
const params = z.object({ callId });

export const callEndpoints = {
  getCallStanding: defineEndpoint({
    method: 'GET',
    path: '/api/calls/with/{userId}/',
    summary: 'Whether the member can call a match, and their latest calls.',
    access: 'member',
    params: userIdParams,
    status: 200,
    response: callAvailability,
    errors: ['not_found'],
    limit: 'read',
  }),
  setTalk: defineEndpoint({
    method: 'PUT',
    path: '/api/calls/with/{userId}/talk/',
    summary: 'Say yes to calls with a match, or not (any more). Only a yes is told.',
    access: 'member',
    params: userIdParams,
    body: z.object({ yes: z.boolean() }),
    status: 200,
    response: callAvailability,
    errors: ['not_found'],
    limit: 'call',
  }),
  startCall: defineEndpoint({
    method: 'POST',
    path: '/api/calls/',
    summary:
      'Call a match. Repeating it with its `client_id` returns the first call. If the other one is calling at this ' +
      'moment the response is their call, for the member to answer. A call to somebody who is in another call ' +
      'rings for the caller alone.',
    access: 'member',
    body: z.object({ receiver: z.number().int().positive(), client_id: z.uuid(), device }),
    status: 201,
    response: call,
    errors: ['not_found', 'premium_required', 'call_refused'],
    limit: 'call',
  }),
  getLiveCall: defineEndpoint({
    method: 'GET',
    path: '/api/calls/live/',
    summary: 'The call that the member is in, or that rings for them.',
    access: 'member',
    query: z.object({ device }),
    status: 200,
    response: z.object({ call: call.nullable() }),
    errors: [],
    limit: 'call_signal',
  }),
  answerCall: defineEndpoint({
    method: 'POST',
    path: '/api/calls/{callId}/answer/',
    summary: 'Answer a call that rings, on this device. The first device gets it.',
    access: 'member',
    params,
    body: z.object({ device }),
    status: 200,
    response: call,
    errors: ['not_found', 'call_over'],
    limit: 'call',
  }),
  signalCall: defineEndpoint({
    method: 'POST',
    path: '/api/calls/{callId}/signal/',
    summary:
      'Pass a description, or candidates, on to the other one. The server refuses a candidate that is not relayed ' +
      `(\`typ relay\`), and everything but one line of sound. The caller's first offer is kept until the call is ` +
      'answered.',
    access: 'member',
    params,
    body: z.object({
      device,
      description: callDescription.nullable().default(null),
      candidates: candidates.default([]),
    }),
    status: 204,
    response: null,
    errors: ['not_found', 'call_over'],
    limit: 'call_signal',
  }),
  keepCallAlive: defineEndpoint({
    method: 'POST',
    path: '/api/calls/{callId}/alive/',
    summary:
      `The device still takes part: to be said every ${callLimits.aliveSeconds} s. The response has the call's ` +
      'credentials again.',
    access: 'member',
    params,
    body: z.object({ device }),
    status: 200,
    response: call,
    errors: ['not_found'],
    limit: 'call_signal',
  }),
  endCall: defineEndpoint({
    method: 'POST',
    path: '/api/calls/{callId}/end/',
    summary:
      'End, decline or cancel a call. Repeating it is harmless. A declined call goes on ringing for its caller, ' +
      'as one that nobody answers.',
    access: 'member',
    params,
    body: z.object({
      device,
      reason: z.enum(['user_hangup', 'ice_failed', 'ice_timeout', 'user_media_failed']),
    }),
    status: 204,
    response: null,
    errors: ['not_found'],
    limit: 'call_signal',
  }),
  rateCall: defineEndpoint({
    method: 'POST',
    path: '/api/calls/{callId}/rating/',
    summary: 'How a call was. The other one never learns of it.',
    access: 'member',
    params,
    body: z.object({ rating: z.enum(['good', 'not_really']) }),
    status: 204,
    response: null,
    errors: ['not_found'],
    limit: 'call',
  }),
};
