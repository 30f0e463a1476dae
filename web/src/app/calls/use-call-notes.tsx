import type { CallAvailability } from '@mwanzo/contract/conversations/calls';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListNote } from '../../features/conversations/messages/conversation/list-notes.ts';
import { deferred, orNothing } from '../../loading/deferred.tsx';
import { callAvailabilityQuery } from '../../queries/call-availability.ts';

const PastCallNote = deferred(
  async () => (await import('../../features/conversations/calls/screens/past-call-note.tsx')).PastCallNote,
  orNothing,
);

const AskToTalkNote = deferred(
  async () => (await import('../../features/conversations/calls/consent/ask-to-talk-note.tsx')).AskToTalkNote,
  orNothing,
);

const none: readonly ListNote[] = [];

/**
 * Returns the past calls with a match, and the match's question whether the two can talk, for their conversation. The
 * chat's call button has fetched them.
 */
export function useCallNotes(partnerId: number): readonly ListNote[] {
  const { data } = useQuery({ ...callAvailabilityQuery(partnerId), enabled: false });
  return useMemo(() => (data ? notesOf(data, partnerId) : none), [data, partnerId]);
}

function notesOf({ calls, may_call, asked_at: askedAt }: CallAvailability, partnerId: number): readonly ListNote[] {
  const notes: ListNote[] = calls.map((call) => ({
    key: call.id,
    at: call.started_at,
    node: <PastCallNote call={call} />,
  }));
  // Otherwise something else is missing, and an answer would change nothing.
  if (askedAt === null || may_call !== 'needs_talk') return notes;
  return [...notes, { key: askedAt, at: askedAt, node: <AskToTalkNote partnerId={partnerId} />, isNews: true }];
}
