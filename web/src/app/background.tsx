import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../api/session.ts';
import { useKeepChoice } from '../device/keep-offline.ts';
// It sends what an earlier visit has left.
import '../features/conversations/dates/say-fine.ts';
import { WaitingMatches } from '../features/discovery/deck/waiting/waiting-matches.tsx';
import { recallVisits } from '../features/notices/installing/install-memory.ts';
import { keepPushing } from '../shared/push/push-device.ts';
import { deferred, orNothing } from '../loading/deferred.tsx';
import { matchesQuery } from '../queries/matches.ts';
import { useEver } from '../state/use-ever.ts';
import { useSending } from '../sending/use-sending.ts';
import { useOfflineCopy } from './offline/use-offline-copy.ts';

/** Runs the tasks that every signed-in screen needs in the background, and no first screen needs at once. */
export function Background() {
  const client = useQueryClient();
  useSending();
  useOfflineCopy(client);
  // On the day of the first visit nobody is asked to install the app.
  useEffect(() => void recallVisits(new Date()), []);
  useEffect(keepPushing, []);
  return (
    <>
      <WaitingMatches />
      <MayAskToKeep />
    </>
  );
}

const KeepQuestion = deferred(async () => (await import('./kept-chats/keep-question.tsx')).KeepQuestion, orNothing);

/** A question that is open stays mounted, so that it can close. */
function MayAskToKeep() {
  const { data: matches = [] } = useQuery({ ...matchesQuery, enabled: false });
  const isUndecided = useKeepChoice() === 'undecided';
  const asks = useEver(isUndecided && matches.length > 0);
  const owner = useSession().user?.id;
  return asks && owner !== undefined && <KeepQuestion key={owner} owner={owner} />;
}
