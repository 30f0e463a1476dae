import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
// It sends what an earlier visit has left.
import '../features/conversations/dates/say-fine.ts';
import { WaitingMatches } from '../features/discovery/deck/waiting/waiting-matches.tsx';
import { recallVisits } from '../features/notices/installing/install-memory.ts';
import { keepPushing } from '../shared/push/push-device.ts';
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
  return <WaitingMatches />;
}
