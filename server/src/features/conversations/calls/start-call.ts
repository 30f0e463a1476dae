import { startOfNairobiDay } from '@mwanzo/contract/nairobi-day';
import { randomUUID } from 'node:crypto';
import type { Call } from '@mwanzo/contract/conversations/calls';
import { callLimits } from '@mwanzo/contract/limits';
import { getRow, getRows } from '../../../database/sql.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import { publishCall, type CallDependencies } from './call-dependencies.ts';
import {
  countUnanswered,
  enterCall,
  findCallByClientId,
  findLiveCall,
  insertCall,
  lockLiveCallsOf,
  writeCall,
  type NewCall,
} from './calls.repository.ts';
import { endIfOvertaken, type CallRow } from './course-rules.ts';
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
  const seen = { userId, device, now, turn };
  const first =
    (await getRow(database, findCallByClientId, { userId, clientId })) ??
    (await liveWith(dependencies, userId, receiver));
  if (first) return presentCall(first, seen);
  const facts = await readFacts(dependencies, userId, receiver);
  // A caller who is in another call is refused below, under a lock.
  const verdict = mayCallWith({ ...facts, isInCall: false }, true);
  if (verdict === 'needs_premium') throw new ApiError('premium_required');
  if (verdict !== 'yes') throw new ApiError('call_refused');
  const ringsUntil = new Date(now.getTime() + callLimits.ringSeconds * 1000);
  const started = { id: randomUUID(), clientId, callerId: userId, calleeId: receiver, device, now, ringsUntil };
  const made = await inTransaction(database, (transaction) => ring(transaction, started));
  for (const row of made.told) publishCall(events, row);
  return presentCall(made.row, seen);
}

interface Ringing {
  readonly row: CallRow;
  /** The calls whose members are told. */
  readonly told: readonly CallRow[];
}

async function ring(transaction: Transaction, started: NewCall): Promise<Ringing> {
  const { callerId: userId, calleeId, clientId, now } = started;
  const ended = await endOvertaken(transaction, started);
  const row = await getRow(transaction, insertCall, started);
  const isFree = row !== null && (await enterCall(transaction, row));
  const live = await getRow(transaction, findLiveCall, { userId });
  if (row && live?.id === row.id) {
    // A caller enters one call after the other, so earlier ones that ran at the same time are counted now.
    const today = { ...started, since: startOfNairobiDay(now) };
    const earlier = await getRow(transaction, countUnanswered, today);
    if (hasCalledEnough(earlier?.unanswered ?? 0)) throw new ApiError('call_refused');
    const rung = isFree ? row : { ...row, refusedAs: 'user_busy' };
    if (!isFree) await writeCall(transaction, rung);
    return { row: rung, told: [...ended, rung] };
  }
  // The member is in a call with somebody else.
  if (row) throw new ApiError('call_refused');
  const known =
    live && isWith(live, calleeId) ? live : await getRow(transaction, findCallByClientId, { userId, clientId });
  if (!known) throw new ApiError('call_refused');
  return { row: known, told: ended };
}

/** Ends the calls of both that stand in the way of a new one. */
async function endOvertaken(transaction: Transaction, started: NewCall): Promise<CallRow[]> {
  const live = await getRows(transaction, lockLiveCallsOf, started);
  const ended = live.flatMap((call) => endIfOvertaken(call, started, started.now) ?? []);
  for (const call of ended) await writeCall(transaction, call);
  return ended;
}

const isWith = ({ callerId, calleeId }: CallRow, partner: number) => callerId === partner || calleeId === partner;

/** A call between the two that rings or is answered. The member answers or continues it, instead of being refused. */
async function liveWith(
  { database, clock }: CallDependencies,
  userId: number,
  partner: number,
): Promise<CallRow | null> {
  const live = await getRow(database, findLiveCall, { userId });
  if (!live || !isWith(live, partner)) return null;
  return live.answeredAt || live.ringsUntil > clock.now() ? live : null;
}
