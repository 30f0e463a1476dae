import type { Match } from '@mwanzo/contract/conversations/matches';
import type { QueryClient } from '@tanstack/react-query';
import { forgetWriting } from '../../features/conversations/messages/outbox/forget-writing.ts';
import { notificationsQuery } from '../../features/notices/notifications/notifications-query.ts';
import { conversationKey } from '../../queries/conversation.ts';
import { matchesQuery } from '../../queries/matches.ts';
import { noteEndedContact } from '../../shared/matches/ended-contacts.ts';
import { forgetConversation } from '../../shared/conversations/conversations.ts';
import { pastConversationsQuery } from '../../queries/past-conversations.ts';
import { profileQuery } from '../../queries/profile.ts';
import { endTyping } from '../../shared/messages/typing.ts';

/**
 * Removes everything about a person from the screen and the device after a block or the end of a match: card, match,
 * chat, drafts and unsent messages. It does not matter who ended it.
 */
export function forgetPerson(client: QueryClient, id: number): void {
  noteEndedContact(id);
  forgetWriting(id);
  endTyping(id);
  const known = client.getQueryData<Match[]>(matchesQuery.queryKey);
  if (known?.some(({ user }) => user.id === id))
    client.setQueryData(
      matchesQuery.queryKey,
      known.filter(({ user }) => user.id !== id),
    );
  // A response that is still on its way may list them.
  if (client.isFetching({ queryKey: matchesQuery.queryKey }) > 0)
    void client.invalidateQueries({ queryKey: matchesQuery.queryKey });
  // A screen that shows the conversation says how old it is, and forgets it when it is left.
  if (
    !client
      .getQueryCache()
      .find({ queryKey: conversationKey(id) })
      ?.isActive()
  )
    forgetConversation(id);
  for (const queryKey of [conversationKey(id), profileQuery(id).queryKey]) {
    client.removeQueries({ queryKey, type: 'inactive' });
    // Screens that show this person refetch and learn that they are gone. After that, nothing remains in the cache.
    const settled = client.invalidateQueries({ queryKey });
    void settled.then(() => client.removeQueries({ queryKey, type: 'inactive' }));
  }
  void client.invalidateQueries({ queryKey: pastConversationsQuery.queryKey });
  void client.invalidateQueries({ queryKey: notificationsQuery.queryKey });
}
