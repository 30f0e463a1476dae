import type { Call, CallDescription } from '@mwanzo/contract/conversations/calls';
import { getRow } from '../../../database/sql.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { publishCall, publishTo, type CallDependencies } from './call-dependencies.ts';
import { findLiveCall } from './calls.repository.ts';
import { changeCall } from './change-call.ts';
import { answer, hangUp, hear, rate, seeDevice } from './course-rules.ts';
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

/** @throws ApiError not_found */
async function changeMine(
  { database }: Pick<CallDependencies, 'database'>,
  { callId: id, userId }: Omit<Part, 'device'>,
  change: Parameters<typeof changeCall>[2],
) {
  const changed = await changeCall(database, { id, userId }, change);
  if (!changed) throw new ApiError('not_found');
  return changed;
}

/**
 * Answers a call on this device. Repeating it on the same device is harmless.
 *
 * @throws ApiError not_found, call_over when it has ended or another device takes part
 */
export async function answerCall(dependencies: CallDependencies, part: Part): Promise<Call> {
  const { clock, events, turn } = dependencies;
  const { userId, device } = part;
  const now = clock.now();
  const { call, isChanged } = await changeMine(dependencies, part, (ringing) => answer(ringing, part, now));
  if (isChanged) publishCall(events, call);
  if (call.endedAt || call.calleeId !== userId || call.calleeDevice !== device) throw new ApiError('call_over');
  return presentCall(call, { userId, device, now, turn });
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
  const { callId, userId } = part;
  const isRelay: IsRelay = (address) => dependencies.turn?.mayRelay(address) ?? false;
  const { description, candidates } = refuseOthers(() => ({
    description: words.description && { ...words.description, sdp: cleanDescription(words.description.sdp, isRelay) },
    candidates: words.candidates.map((candidate) => cleanCandidate(candidate, isRelay)),
  }));
  const more = candidates.map((candidate) => `a=${candidate}\r\n`).join('');
  const offer = description?.sdp ?? null;
  const { call, isChanged } = await changeMine(dependencies, part, (live) => hear(live, part, { offer, more }));
  if (!isChanged) throw new ApiError('call_over');
  if (!call.answeredAt) return;
  const to = call.callerId === userId ? call.calleeId : call.callerId;
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
export async function keepCallAlive(dependencies: CallDependencies, part: Part): Promise<Call> {
  const { clock, turn } = dependencies;
  const now = clock.now();
  const { call } = await changeMine(dependencies, part, (live) => seeDevice(live, part, now));
  return presentCall(call, { ...part, now, turn });
}

/**
 * Ends, declines or cancels a call. On a device that does not take part it changes nothing. A caller is not told that a
 * call is declined: it goes on ringing for them.
 *
 * @throws ApiError not_found
 */
export async function endCall(dependencies: CallDependencies, part: Part, reason: string): Promise<void> {
  const { clock, events } = dependencies;
  const now = clock.now();
  const { call, isChanged } = await changeMine(dependencies, part, (live) => hangUp(live, part, reason, now));
  if (!isChanged) return;
  if (call.endedAt) publishCall(events, call);
  else publishTo(events, part.userId, call);
}

/** @throws ApiError not_found unless the member was in this call, and it was answered */
export async function rateCall(
  dependencies: Pick<CallDependencies, 'database'>,
  part: Omit<Part, 'device'>,
  rating: string,
): Promise<void> {
  const { isChanged } = await changeMine(dependencies, part, (call) => rate(call, part.userId, rating));
  if (!isChanged) throw new ApiError('not_found');
}
