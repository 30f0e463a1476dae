import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepSendingFine } from '../features/dates/say-fine.ts';
import { WaitingMatches } from '../features/deck/waiting/waiting-matches.tsx';
import { recallVisits } from '../features/installing/install-memory.ts';
import { keepPushing } from '../queries/push-device.ts';
import { useKeptResponses } from './offline/use-kept-responses.ts';

/** What runs beside every signed-in screen, and that no first screen needs. */
export function Background() {
  const client = useQueryClient();
  useKeptResponses(client);
  useEffect(() => keepSendingFine(client), [client]);
  // Nobody is asked to install on the day of the first visit.
  useEffect(() => void recallVisits(new Date()), []);
  useEffect(keepPushing, []);
  return <WaitingMatches />;
}
