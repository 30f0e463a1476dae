import type { Match } from '@mwanzo/contract/conversations/matches';
import type { QueryClient } from '@tanstack/react-query';
import { readStored } from '../../device/member-storage.ts';
import { closeCallConsent } from '../../features/conversations/calls/consent/call-consent-asked.ts';
import { forgetOffered } from '../../features/conversations/messages/meeting/meeting-memory.ts';
import { forgetWriting } from '../../features/conversations/messages/outbox/forget-writing.ts';
import { forgetWords } from '../../features/discovery/deck/likes/kept-words.ts';
import { nextNotes } from '../../features/discovery/deck/likes/like-note.ts';
import { notificationsQuery } from '../../features/notices/notifications/notifications-query.ts';
import { runLater } from '../../loading/run-later.ts';
import { blocksQuery } from '../../queries/blocks.ts';
import { callAvailabilityQuery } from '../../queries/call-availability.ts';
import { conversationKey } from '../../queries/conversation.ts';
import { keptQuery } from '../../queries/kept.ts';
import { likesQuery } from '../../queries/likes.ts';
import { matchesQuery } from '../../queries/matches.ts';
import { pastConversationsQuery } from '../../queries/past-conversations.ts';
import { profileQuery } from '../../queries/profile.ts';
import { forgetRefusal } from '../../shared/allowances/note-limit.ts';
import { callPartner } from '../../shared/calls/call-partner.ts';
import { forgetConversation } from '../../shared/conversations/conversations.ts';
import { rewindsUnderWay } from '../../shared/deck/rewinds-under-way.ts';
import { likesUnderWay } from '../../shared/likes/likes-under-way.ts';
import { noteEndedContact } from '../../shared/matches/ended-contacts.ts';
import { forgetTold } from '../../shared/matches/told-matches.ts';
import { endTyping } from '../../shared/messages/typing.ts';

type Forget = (id: number, client: QueryClient) => unknown;

/**
 * Whatever holds something of another member joins this list. A test (stores-of-people.test.ts) finds a store that has
 * not. Code that few visits load is fetched only if it holds something of this person.
 */
const owners: readonly Forget[] = [
  forgetMatch,
  forgetMessages,
  forgetPages,
  refetchLists,
  forgetWriting,
  forgetWaitingSwipe,
  endCallWith,
  endTyping,
  forgetOffered,
  forgetRefusal,
  forgetTold,
  forgetWords,
  (id) => nextNotes.delete(id),
  (id) => likesUnderWay.delete(id),
  (id) => rewindsUnderWay.delete(id),
  closeCallConsent,
];

/**
 * Removes everything about a person from the screen and the device after a block or the end of a match: card, match,
 * chat, drafts, unsent messages and decisions, and the call. It does not matter who ended it.
 */
export function forgetPerson(client: QueryClient, id: number): void {
  noteEndedContact(id);
  for (const forget of owners) forget(id, client);
}

function forgetMatch(id: number, client: QueryClient): void {
  const { queryKey } = matchesQuery;
  const known = client.getQueryData<Match[]>(queryKey);
  if (known?.some(({ user }) => user.id === id))
    client.setQueryData(
      queryKey,
      known.filter(({ user }) => user.id !== id),
    );
  // A response that is still on its way may list them.
  if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey });
}

/** A screen that shows the conversation says how old it is, and forgets it when it is left. */
function forgetMessages(id: number, client: QueryClient): void {
  const query = client.getQueryCache().find({ queryKey: conversationKey(id) });
  if (!query?.isActive()) forgetConversation(id);
}

function forgetPages(id: number, client: QueryClient): void {
  const keys = [conversationKey(id), profileQuery(id).queryKey, callAvailabilityQuery(id).queryKey];
  for (const queryKey of keys) {
    client.removeQueries({ queryKey, type: 'inactive' });
    // Screens that show this person refetch and learn that they are gone. After that, nothing remains in the cache.
    const settled = client.invalidateQueries({ queryKey });
    void settled.then(() => client.removeQueries({ queryKey, type: 'inactive' }));
  }
}

/** A plan for a date stays, without the photo. Its key is written out, because its code is not needed here. */
function refetchLists(_: number, client: QueryClient): void {
  const lists = [blocksQuery, keptQuery, likesQuery, notificationsQuery, pastConversationsQuery];
  for (const queryKey of [...lists.map((query) => query.queryKey), ['date-plans']])
    void client.invalidateQueries({ queryKey });
}

function forgetWaitingSwipe(id: number): void {
  if (readStored('mwanzo.swipes') === null) return;
  runLater(import('../../features/discovery/deck/waiting/waiting-swipes.ts'), ({ forgetSwipe }) => forgetSwipe(id));
}

/** The person has hung up. Whoever blocks or unmatches somebody has left the call before. */
function endCallWith(id: number): void {
  if (callPartner.read() !== id) return;
  runLater(import('../../features/conversations/calls/call/call-session.ts'), ({ endWith }) => endWith(id));
}
