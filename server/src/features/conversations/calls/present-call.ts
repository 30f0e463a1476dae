import type { Call, CallReason } from '@mwanzo/contract/conversations/calls';
import { callLimits } from '@mwanzo/contract/limits';
import type { TurnServer } from '../../../gateways/turn/turn-server.ts';
import { hiddenReasons } from './call-rules.ts';
import type { CallRow } from './course-rules.ts';

interface Viewing {
  readonly userId: number;
  /** The device that makes the request. */
  readonly device: string;
  readonly now: Date;
  readonly turn: TurnServer | null;
}

/**
 * A call, as one of its two members sees it. Only the device that takes part gets credentials and the other device's
 * signals.
 */
export function presentCall(row: CallRow, { userId, device, now, turn }: Viewing): Call {
  const isCaller = row.callerId === userId;
  const own = isCaller ? row.callerDevice : row.calleeDevice;
  const { state, reason } = viewOf(row, userId);
  const takesPart = own === device && row.endedAt === null;
  const left = (until: number) => Math.max(0, until - now.getTime());
  return {
    id: row.id,
    partner: isCaller ? row.calleeId : row.callerId,
    role: isCaller ? 'caller' : 'callee',
    state,
    reason,
    rings_for_ms: state === 'ringing' ? left(row.ringsUntil.getTime()) : 0,
    lasts_for_ms: row.answeredAt && !row.endedAt ? left(row.answeredAt.getTime() + callLimits.lastSeconds * 1000) : 0,
    device: own,
    offer: takesPart && !isCaller ? row.offer : null,
    ice_servers: takesPart && turn ? [credentialsOf(row, userId, turn)] : [],
  };
}

/**
 * The state of a call for one of its two members, and the reason of its end. A call that the callee has refused is over
 * for them, and rings for the caller until its time has run out.
 */
export function viewOf(row: CallRow, userId: number): Pick<Call, 'state' | 'reason'> {
  const isCaller = row.callerId === userId;
  if (row.refusedAs && !isCaller) return { state: 'ended', reason: row.refusedAs as CallReason };
  if (!row.endedAt) return { state: row.answeredAt ? 'answered' : 'ringing', reason: null };
  const isHidden = isCaller && hiddenReasons.some((reason) => reason === row.reason);
  return { state: 'ended', reason: isHidden ? 'invite_timeout' : (row.reason as CallReason) };
}

/** The same credentials at any moment of a call: they end with the longest time that it can last. */
function credentialsOf({ ringsUntil }: CallRow, userId: number, turn: TurnServer): Call['ice_servers'][number] {
  const end = new Date(ringsUntil.getTime() + callLimits.lastSeconds * 1000);
  const { urls, username, credential } = turn.mint(userId, end);
  return { urls: [...urls], username, credential };
}
