import { callOf, getRowsTogether } from '../../../database/together.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { listTalkedCalls } from '../../conversations/calls/index.ts';
import { listMadePlans } from '../../conversations/dates/index.ts';
import { listGrownConversations } from '../../conversations/messages/index.ts';
import type { TogetherEvent, TogetherLesson } from '../../core/pairs/index.ts';

export interface Look {
  /** Matches who wrote to each other are looked at, if that was so long ago at most. */
  readonly withinSeconds: number;
  readonly now: Date;
  readonly limit: number;
}

/**
 * Lists what matches have done together lately and has not taught yet, always in the same order, so that a process that
 * is killed leaves no trace in the numbers.
 */
export async function listTogetherLessons(
  transaction: Transaction,
  { withinSeconds, now, limit }: Look,
): Promise<(TogetherLesson & { readonly event: TogetherEvent })[]> {
  const [conversations, calls, plans] = await getRowsTogether(
    transaction,
    callOf(listGrownConversations, { withinSeconds, limit }),
    callOf(listTalkedCalls, { withinSeconds, now, limit }),
    callOf(listMadePlans, { limit }),
  );
  return [...named('conversation', conversations), ...named('call', calls), ...named('datePlan', plans)]
    .sort((one, other) => one.at.getTime() - other.at.getTime() || one.lowId - other.lowId || one.highId - other.highId)
    .slice(0, limit);
}

function named(event: TogetherEvent, rows: readonly TogetherLesson[]) {
  return rows.map((row) => ({ ...row, event }));
}
