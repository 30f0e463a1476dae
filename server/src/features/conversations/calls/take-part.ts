import type { Call, CallDescription } from '@mwanzo/contract/conversations/calls';
import { getRow } from '../../../database/sql.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { publishCall, publishTo, type CallDependencies } from './call-dependencies.ts';
import {
  findCall,
  findLiveCall,
  keepWords,
  markAlive,
  markAnswered,
  markDeclined,
  markEnded,
  markRated,
} from './calls.repository.ts';
import { presentCall } from './present-call.ts';
import { cleanCandidate, cleanDescription, DescriptionRefusedError, type IsRelay } from './session-description.ts';

/** A member, on one of their devices, and a call. */
export interface Part {
  readonly callId: string;
  readonly userId: number;
  readonly device: string;
}

/** The call that a member is in, or that rings for them. */
export async function getLiveCall(
  { database, clock, turn }: CallDependencies,
  { userId, device }: Omit<Part, 'callId'>,
): Promise<{ call: Call | null }> {
  const row = await getRow(database, findLiveCall, { userId });
  return { call: row && presentCall(row, { userId, device, now: clock.now(), turn }) };
}

/**
 * Answers a call on this device. Repeating it on the same device is harmless.
 *
 * @throws ApiError not_found, call_over when it has ended or another device takes part
 */
export async function answerCall(dependencies: CallDependencies, part: Part): Promise<Call> {
  const { database, clock, events, turn } = dependencies;
  const { callId, userId, device } = part;
  const now = clock.now();
  const answered = await getRow(database, markAnswered, { id: callId, userId, now, device });
  if (answered) publishCall(events, answered);
  const row = answered ?? (await getRow(database, findCall, { id: callId, userId }));
  if (!row) throw new ApiError('not_found');
  if (row.endedAt || row.calleeId !== userId || row.calleeDevice !== device) throw new ApiError('call_over');
  return presentCall(row, { userId, device, now, turn });
}

interface Words {
  readonly description: CallDescription | null;
  readonly candidates: readonly string[];
}

/**
 * Passes a device's signals on to the other device. Signals of the caller wait until the call is answered.
 *
 * @throws ApiError not_found, call_over when this device does not take part, invalid_input for more than relayed audio
 */
export async function signalCall(dependencies: CallDependencies, part: Part, words: Words): Promise<void> {
  const { callId, userId, device } = part;
  const isRelay: IsRelay = (address) => dependencies.turn?.mayRelay(address) ?? false;
  const { description, candidates } = refuseOthers(() => ({
    description: words.description && { ...words.description, sdp: cleanDescription(words.description.sdp, isRelay) },
    candidates: words.candidates.map((candidate) => cleanCandidate(candidate, isRelay)),
  }));
  const more = candidates.map((candidate) => `a=${candidate}\r\n`).join('');
  const row = await getRow(dependencies.database, keepWords, {
    id: callId,
    userId,
    device,
    offer: description?.sdp ?? null,
    more,
  });
  if (!row)
    throw new ApiError(
      (await getRow(dependencies.database, findCall, { id: callId, userId })) ? 'call_over' : 'not_found',
    );
  if (!row.answeredAt) return;
  const to = row.callerId === userId ? row.calleeId : row.callerId;
  const event = { type: 'call_signal' as const, partner: userId, call_id: callId, description, candidates };
  dependencies.events.publish({ to: [to], event });
}

function refuseOthers<Result>(clean: () => Result): Result {
  try {
    return clean();
  } catch (error) {
    if (!(error instanceof DescriptionRefusedError)) throw error;
    const fields = { description: [error.message] };
    throw new ApiError('invalid_input', { detail: `description: ${error.message}`, fields });
  }
}

/**
 * Records that a device still takes part. If the call has ended, the response says so.
 *
 * @throws ApiError not_found
 */
export async function keepCallAlive({ database, clock, turn }: CallDependencies, part: Part): Promise<Call> {
  const { callId, userId, device } = part;
  const now = clock.now();
  const row =
    (await getRow(database, markAlive, { id: callId, userId, device, now })) ??
    (await getRow(database, findCall, { id: callId, userId }));
  if (!row) throw new ApiError('not_found');
  return presentCall(row, { userId, device, now, turn });
}

/**
 * Ends, declines or cancels a call. On a device that does not take part it changes nothing. A caller is not told that a
 * call is declined: it goes on ringing for them.
 *
 * @throws ApiError not_found
 */
export async function endCall(
  { database, clock, events }: CallDependencies,
  part: Part,
  reason: string,
): Promise<void> {
  const { callId, userId, device } = part;
  const declined = reason === 'user_hangup' ? await getRow(database, markDeclined, { id: callId, userId }) : null;
  if (declined) return publishTo(events, userId, declined);
  const ended = await getRow(database, markEnded, { id: callId, userId, device, reason, now: clock.now() });
  if (ended) return publishCall(events, ended);
  if (!(await getRow(database, findCall, { id: callId, userId }))) throw new ApiError('not_found');
}

/** @throws ApiError not_found unless the member was in this call, and it was answered */
export async function rateCall(
  { database }: Pick<CallDependencies, 'database'>,
  { callId, userId }: Omit<Part, 'device'>,
  rating: string,
): Promise<void> {
  if (!(await markRated(database, { id: callId, userId, rating }))) throw new ApiError('not_found');
}
