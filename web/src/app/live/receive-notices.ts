import type { QueryClient } from '@tanstack/react-query';
import { notificationsQuery } from '../../features/notices/notifications/notifications-query.ts';
import { matchesQuery } from '../../queries/matches.ts';
import type { EventHandlers } from './event-handlers.ts';
import type { MatchList } from './match-list.ts';
import { newMatches } from './new-matches.ts';

/** Notices come in groups. The list is fetched once per group, this long after the first notice, in ms. */
const gatherMilliseconds = 300;

/** Applies events about notifications. */
export function receiveNotices(client: QueryClient, matches: MatchList) {
  let isDue = false;

  function refetch(): void {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      void client.invalidateQueries({ queryKey: notificationsQuery.queryKey });
    }, gatherMilliseconds);
  }

  return {
    notification({ kind }) {
      // One that is not about a message may come from a like that has become a match. The key is written out, because
      // the query itself would add its code to the first visit.
      if (kind !== 'message') void client.invalidateQueries({ queryKey: ['likes'] });
      refetch();
    },
    notifications_read() {
      // Another device may have told of a match that waits here, or that is in a list on its way.
      if (newMatches.read().length > 0 || client.isFetching(matchesQuery) > 0) matches.refetch();
      refetch();
    },
  } satisfies Partial<EventHandlers>;
}
