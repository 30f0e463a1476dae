import { startOfNairobiDay } from '@mwanzo/contract/nairobi-day';
import { randomUUID } from 'node:crypto';
import type { Call } from '@mwanzo/contract/conversations/calls';
import { callLimits } from '@mwanzo/contract/limits';
import { ApiError } from '../../../errors/api-error.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { publishCall, type CallDependencies } from './call-dependencies.ts';
import type { CallRow } from './call-sql.ts';
import { createCallsRepository } from './calls.repository.ts';
import { hasCalledEnough, mayCallWith } from './call-rules.ts';
import { readFacts } from './get-call-availability.ts';
import { presentCall } from './present-call.ts';

interface Start {
  readonly receiver: number;
  readonly client_id: string;
  readonly device: string;
}

/**
 * Calls a match. If two call each other at the same moment, there is one call: the second one's response is the first
 * one's call. A call to a member who is in another call rings for the caller alone.
 *
 * @throws ApiError not_found unless the two are a match, premium_required, call_refused
 */
export async function startCall(
  dependencies: CallDependencies,
  userId: number,
  { receiver, client_id: clientId, device }: Start,
): Promise<Call> {
  const { database, clock, events, turn } = dependencies;
  if (!turn) throw new ApiError('call_refused');
  const now = clock.now();
  const calls = createCallsRepository(database);
  const seen = { userId, device, now, turn };
  const first = (await calls.findByClientId(userId, clientId)) ?? (await liveWith(dependencies, userId, receiver));
  if (first) return presentCall(first, seen);
  const { facts } = await readFacts(dependencies, userId, receiver);
  // A caller who is in another call is refused below, under a lock.
  const verdict = mayCallWith({ ...facts, isInCall: false }, true);
  if (verdict === 'needs_premium') throw new ApiError('premium_required');
  if (verdict !== 'yes') throw new ApiError('call_refused');
  const ringsUntil = new Date(now.getTime() + callLimits.ringSeconds * 1000);
  const started = { id: randomUUID(), clientId, callerId: userId, calleeId: receiver, device, now, ringsUntil };
  const made = await inTransaction(database, async (transaction): Promise<{ row: CallRow; ended: CallRow[] }> => {
    const within = createCallsRepository(transaction);
    const due = await within.endDueOf(userId, receiver, now);
    const ended = [...due, ...(await within.endRefused(userId, receiver, now))];
    const row = await within.insert(started);
    const isFree = row !== null && (await within.enter(row.id, userId, receiver));
    const live = await within.findLive(userId);
    // A caller enters one call after the other, so earlier ones that ran at the same time are counted now.
    if (
      row &&
      live?.id === row.id &&
      hasCalledEnough(await within.countUnanswered(userId, receiver, startOfNairobiDay(now)))
    )
      throw new ApiError('call_refused');
    if (row && isFree) return { row, ended: [...ended, row] };
    if (row && live?.id === row.id) {
      const busy = await within.refuseAsBusy(row.id);
      return { row: busy ?? row, ended: [...ended, busy ?? row] };
    }
    if (row) await within.remove(row.id);
    const known = live && isWith(live, receiver) ? live : await within.findByClientId(userId, clientId);
    // The member is in a call with somebody else.
    if (!known || known.id === row?.id) throw new ApiError('call_refused');
    return { row: known, ended };
  });
  for (const row of made.ended) publishCall(events, row);
  return presentCall(made.row, seen);
}

const isWith = ({ callerId, calleeId }: CallRow, partner: number) => callerId === partner || calleeId === partner;

/** A call between the two that rings or is answered. The member answers or continues it, instead of being refused. */
async function liveWith(
  { database, clock }: CallDependencies,
  userId: number,
  partner: number,
): Promise<CallRow | null> {
  const live = await createCallsRepository(database).findLive(userId);
  if (!live || !isWith(live, partner)) return null;
  return live.answeredAt || live.ringsUntil > clock.now() ? live : null;
}
