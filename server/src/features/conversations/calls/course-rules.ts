import type { CallReason } from '@mwanzo/contract/conversations/calls';
import { callLimits } from '@mwanzo/contract/limits';

/** A call as it is stored. */
export interface CallRow {
  readonly id: string;
  readonly callerId: number;
  readonly calleeId: number;
  readonly callerDevice: string;
  readonly calleeDevice: string | null;
  readonly startedAt: Date;
  readonly ringsUntil: Date;
  readonly answeredAt: Date | null;
  /** The times when each of the two devices last said that it takes part. */
  readonly callerSeenAt: Date;
  readonly calleeSeenAt: Date | null;
  readonly endedAt: Date | null;
  /** The reason that both know, or the caller alone when the callee has refused. */
  readonly reason: string | null;
  /** The callee has declined or is in another call. For the caller the call goes on ringing. */
  readonly refusedAs: string | null;
  readonly offer: string | null;
  readonly callerRating: string | null;
  readonly calleeRating: string | null;
}

/** The facts that a call depends on besides its own course. */
export interface CallStanding {
  readonly areMatched: boolean;
  readonly isCallerRestricted: boolean;
  readonly isCalleeRestricted: boolean;
}

/** One of the two members, on a device. */
interface Participant {
  readonly userId: number;
  readonly device: string;
}

const isPast = (moment: Date, seconds: number, now: Date) => moment.getTime() + seconds * 1000 <= now.getTime();
const end = (call: CallRow, reason: string, endedAt: Date): CallRow => ({ ...call, reason, endedAt, offer: null });

/** The device of a member that takes part. Null for a callee who has not answered. */
export const deviceOf = (call: CallRow, userId: number): string | null =>
  userId === call.callerId ? call.callerDevice : call.calleeDevice;

/**
 * The phone of a restricted callee rings like any other, so that no caller learns of the restriction. The callee cannot
 * answer.
 */
function mayGoOn({ answeredAt }: CallRow, { areMatched, isCallerRestricted, isCalleeRestricted }: CallStanding) {
  return areMatched && !isCallerRestricted && (answeredAt === null || !isCalleeRestricted);
}

/** Nobody has answered in time, the call has reached its longest duration, or both devices are silent. */
function dueReason({ answeredAt, ringsUntil, callerSeenAt, calleeSeenAt }: CallRow, now: Date): CallReason | null {
  if (answeredAt === null) return ringsUntil <= now ? 'invite_timeout' : null;
  if (isPast(answeredAt, callLimits.lastSeconds, now)) return 'time_limit';
  const isSilent = [callerSeenAt, calleeSeenAt ?? callerSeenAt].every((at) =>
    isPast(at, callLimits.silenceSeconds, now),
  );
  return isSilent ? 'ice_timeout' : null;
}

/**
 * Ends a call that is due, or whose members may no longer call each other: as if it had been ended or declined. If
 * calls are switched off, one that rings ends as if nobody had answered, and one that runs goes on.
 */
export function endIfDue(call: CallRow & CallStanding, now: Date, areOff: boolean): CallRow | null {
  if (call.endedAt) return null;
  if (!mayGoOn(call, call)) return end(call, call.answeredAt ? 'user_hangup' : 'declined', now);
  const reason = dueReason(call, now) ?? (areOff && call.answeredAt === null ? 'invite_timeout' : null);
  return reason && end(call, reason, now);
}

/** Ends a call that stands in the way of a new one: it is due, or the new caller has refused it and calls back. */
export function endIfOvertaken(call: CallRow, { callerId, calleeId }: NewPair, now: Date): CallRow | null {
  const isCalledBack = call.refusedAs !== null && call.calleeId === callerId && call.callerId === calleeId;
  const reason = dueReason(call, now) ?? (isCalledBack ? 'invite_timeout' : null);
  return reason && end(call, reason, now);
}

type NewPair = Pick<CallRow, 'callerId' | 'calleeId'>;

/** Answers a call that rings for a member, on this device. */
export function answer(call: CallRow & CallStanding, { userId, device }: Participant, now: Date): CallRow | null {
  const isTheirs = call.calleeId === userId && call.answeredAt === null && call.refusedAs === null;
  const isRinging = isTheirs && call.endedAt === null && call.ringsUntil > now;
  const answered = { ...call, answeredAt: now, calleeDevice: device, calleeSeenAt: now };
  return isRinging && mayGoOn(answered, call) ? answered : null;
}

/**
 * Ends or declines a call. Before it is answered, its caller cancels it. Its callee declines it, and then it goes on
 * ringing for the caller; they end it only when sound is impossible, and not after a refusal. An answered call can only
 * be ended by a device that takes part.
 */
export function hangUp(call: CallRow, { userId, device }: Participant, reason: string, now: Date): CallRow | null {
  if (call.endedAt) return null;
  if (call.answeredAt) return deviceOf(call, userId) === device ? end(call, reason, now) : null;
  const isMine = reason === 'user_hangup';
  if (call.callerId === userId) return end(call, isMine ? 'cancelled' : reason, now);
  if (call.refusedAs) return null;
  return isMine ? { ...call, refusedAs: 'declined' } : end(call, reason, now);
}

const takesPart = (call: CallRow, { userId, device }: Participant) =>
  call.endedAt === null && deviceOf(call, userId) === device;

/** Records that a device still takes part. */
export function seeDevice(call: CallRow, by: Participant, now: Date): CallRow | null {
  if (!takesPart(call, by)) return null;
  return by.userId === call.callerId ? { ...call, callerSeenAt: now } : { ...call, calleeSeenAt: now };
}

interface Words {
  readonly offer: string | null;
  /** More of an offer, at its end. */
  readonly more: string;
}

/** Keeps the caller's first words for the callee, up to a length. Those after the answer are only passed on. */
export function hear(call: CallRow, by: Participant, { offer, more }: Words): CallRow | null {
  if (!takesPart(call, by)) return null;
  if (call.answeredAt) return call;
  const kept = (offer ?? call.offer ?? '') + more;
  return kept.length <= callLimits.offerMax ? { ...call, offer: kept } : null;
}

/** Rates an answered call. */
export function rate(call: CallRow, userId: number, rating: string): CallRow | null {
  if (call.answeredAt === null) return null;
  return userId === call.callerId ? { ...call, callerRating: rating } : { ...call, calleeRating: rating };
}
