import { deliveriesMax } from '@mwanzo/contract/limits';
import type { Match } from '@mwanzo/contract/conversations/matches';
import type { QueryClient } from '@tanstack/react-query';
import { retryDelay } from '../../api/query-client.ts';
import { request } from '../../api/request.ts';
import { isPassing } from '../../api/request-error.ts';
import { matchesQuery } from '../../queries/matches.ts';

/** Messages that arrive within this time are confirmed in one request, in ms. */
const gatherMilliseconds = 500;
const attemptsMax = 8;

/**
 * Tells the server which of the partners' messages have reached this device: those from the event stream, and the
 * unread ones in the list of matches. Messages that the member has read already are left out, because a read message
 * counts as delivered.
 */
export function createDeliveryTeller(client: QueryClient) {
  const wanted = new Map<number, number>();
  const told = new Map<number, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isStopped = false;

  const isRead = (partner: number) =>
    client.getQueryData<Match[]>(matchesQuery.queryKey)?.find(({ user }) => user.id === partner)?.unread_count === 0;

  function schedule(milliseconds: number): void {
    if (!isStopped) timer ??= setTimeout(() => void tell(), milliseconds);
  }

  async function tell(): Promise<void> {
    const due = [...wanted].filter(([partner]) => !isRead(partner)).slice(0, deliveriesMax);
    try {
      if (due.length > 0) {
        const conversations = due.map(([partner, up_to]) => ({ partner, up_to }));
        await request('POST /api/messages/delivered/', { body: { conversations } });
      }
    } catch (error) {
      failures += 1;
      if (isPassing(error) && failures < attemptsMax) {
        timer = undefined;
        return schedule(retryDelay(failures - 1));
      }
    }
    failures = 0;
    for (const [partner, upTo] of due) told.set(partner, upTo);
    for (const [partner, upTo] of wanted)
      if (isRead(partner) || upTo <= (told.get(partner) ?? 0)) wanted.delete(partner);
    timer = undefined;
    if (wanted.size > 0) schedule(gatherMilliseconds);
  }

  /** Notes that this device has the partner's messages up to this id. */
  function note(partner: number, upTo: number): void {
    if (upTo <= Math.max(wanted.get(partner) ?? 0, told.get(partner) ?? 0)) return;
    wanted.set(partner, upTo);
    schedule(gatherMilliseconds);
  }

  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== matchesQuery.queryKey[0]) return;
    for (const { user, unread_count: unread, last_message: last } of (query.state.data as Match[] | undefined) ?? [])
      if (unread > 0 && last) note(user.id, last.id);
  });
  return {
    note,
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
      unsubscribe();
    },
  };
}
