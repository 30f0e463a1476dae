import type { StreamEvent } from '@mwanzo/contract/events';
import type { QueryClient, QueryState } from '@tanstack/react-query';
import { keepsOffline } from '../../device/keep-offline.ts';
import { readStored } from '../../device/member-storage.ts';
import { notificationsQuery } from '../../features/notices/notifications/notifications-query.ts';
import { fetchAgain } from '../../queries/fetch-again.ts';
import { missedChanges } from '../../shared/conversations/missed-changes.ts';
import { endedContacts } from '../../shared/matches/ended-contacts.ts';
import { matchesQuery } from '../../queries/matches.ts';
import { lookAtVerification } from './look-at-verification.ts';

type SyncEvent = Extract<StreamEvent, { type: 'sync' }>;
type Progress = Pick<QueryState, 'status' | 'fetchStatus'>;

/**
 * The age of this page in ms. Its own clock may stand still while the device sleeps, and that of the device may be set
 * back.
 */
const pageAge = () => Math.max(performance.now(), Date.now() - performance.timeOrigin);

/**
 * Refetches what events may have changed. At the first sync that is only what happened between the page's own requests
 * and the opening of the stream: nothing if the member had no event since this page began. Later, anything may have
 * changed.
 */
export function createSync(client: QueryClient): (event: SyncEvent) => void {
  let hasSynced = false;
  return ({ refetch: mayHaveMissed, quiet_ms: quietMs = 0 }) => {
    const isFirst = !hasSynced;
    hasSynced = true;
    if (!mayHaveMissed) return;
    // Lists that were saved on the phone are older than this page.
    const isQuiet = isFirst && quietMs > pageAge() && !keepsOffline();
    if (!isFirst) {
      missedChanges.write(missedChanges.read() + 1);
      // People who were blocked or unmatched may have matched again, so the set is cleared. The responses that follow
      // are up to date.
      endedContacts.write(new Set());
    }
    const isKnown = (query?: Progress) => isQuiet && (query?.status === 'success' || query?.fetchStatus === 'fetching');
    const predicate = ({ state }: { state: Progress }) => !isKnown(state);
    // Keys are written out where the query itself would add its code to the first visit.
    for (const queryKey of [['conversation'], ['past-conversations'], notificationsQuery.queryKey])
      void client.invalidateQueries({ queryKey, predicate });
    if (!isKnown(client.getQueryState(matchesQuery.queryKey))) void fetchAgain(client, matchesQuery);
    if (isFirst) return;
    void client.invalidateQueries({ queryKey: ['profile'] });
    if (readStored('mwanzo.verification') !== null) void lookAtVerification();
  };
}
