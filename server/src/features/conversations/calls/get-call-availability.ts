import { callLimits } from '@mwanzo/contract/limits';
import { startOfNairobiDay } from '@mwanzo/contract/nairobi-day';
import type { CallAvailability, CallReason, PastCall } from '@mwanzo/contract/conversations/calls';
import { getRow, getRows } from '../../../database/sql.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { countLeastWritten } from '../messages/index.ts';
import { quietUntil } from '../../notices/push/index.ts';
import type { CallDependencies } from './call-dependencies.ts';
import { callConsentOf, mayCallWith, type CallFacts } from './call-rules.ts';
import { findCallFacts } from './call-consents.repository.ts';
import { countUnanswered, listPastCalls } from './calls.repository.ts';
import type { CallRow } from './course-rules.ts';
import { viewOf } from './present-call.ts';

interface ReadFacts extends CallFacts {
  readonly theySaidAt: Date | null;
}

/** @throws ApiError not_found unless the two are a match */
export async function readFacts(
  { database, clock }: Pick<CallDependencies, 'database' | 'clock'>,
  me: number,
  them: number,
): Promise<ReadFacts> {
  const now = clock.now();
  const found = await getRow(database, findCallFacts, { me, them, now });
  if (!found) throw new ApiError('not_found');
  const messages = await countLeastWritten(database, { me, them, max: callLimits.messagesMin });
  const calls = { callerId: me, calleeId: them, since: startOfNairobiDay(now) };
  const unanswered = (await getRow(database, countUnanswered, calls))?.unanswered ?? 0;
  return { ...found, messages, unanswered, isQuiet: quietUntil(found.choices, now) !== null };
}

/**
 * Returns the state of calls between a member and a match.
 *
 * @throws ApiError not_found unless the two are a match
 */
export async function getCallAvailability(
  dependencies: CallDependencies,
  me: number,
  them: number,
): Promise<CallAvailability> {
  const facts = await readFacts(dependencies, me, them);
  const talk = callConsentOf(facts);
  const past = await getRows(dependencies.database, listPastCalls, { me, them, limit: callLimits.listedMax });
  return {
    talk,
    may_call: mayCallWith(facts, areCallsOn(dependencies)),
    asked_at: talk === 'asked_me' ? (facts.theySaidAt?.toISOString() ?? null) : null,
    calls: past.map((call) => presentPast(call, me)),
  };
}

/** False where the server lacks a relay, and while calls are switched off. */
export function areCallsOn({ turn, switches }: Pick<CallDependencies, 'turn' | 'switches'>): boolean {
  return turn !== null && !switches.isOff('calls');
}

function presentPast(call: CallRow, me: number): PastCall {
  const { id, callerId, startedAt, answeredAt, endedAt } = call;
  return {
    id,
    mine: callerId === me,
    reason: viewOf(call, me).reason as CallReason,
    started_at: startedAt.toISOString(),
    seconds: answeredAt && endedAt ? Math.floor((endedAt.getTime() - answeredAt.getTime()) / 1000) : null,
  };
}
