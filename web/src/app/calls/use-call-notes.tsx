import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListNote } from '../../features/messages/conversation/list-notes.ts';
import { deferred } from '../../loading/deferred.tsx';
import { callAvailabilityQuery } from '../../queries/call-availability.ts';

const PastCallNote = deferred(
  async () => (await import('../../features/calls/screens/past-call-note.tsx')).PastCallNote,
  {
    when: 'shown',
    otherwise: () => null,
  },
);

const none: readonly ListNote[] = [];

/** Returns the past calls with a match, for their conversation. The chat's call button has fetched them. */
export function useCallNotes(partnerId: number): readonly ListNote[] {
  const { data } = useQuery({ ...callAvailabilityQuery(partnerId), enabled: false });
  return useMemo(
    () =>
      data?.calls.map((call) => ({
        key: call.id,
        at: call.started_at,
        node: <PastCallNote call={{ ...call, at: call.started_at }} />,
      })) ?? none,
    [data?.calls],
  );
}
