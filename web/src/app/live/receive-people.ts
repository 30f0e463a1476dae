import type { Match } from '@mwanzo/contract/conversations/matches';
import type { QueryClient } from '@tanstack/react-query';
import { matchesQuery } from '../../queries/matches.ts';
import { decidedProfile } from '../../shared/deck/decided-profile.ts';
import { forgetEndedContact, noteEndedContact } from '../../shared/matches/ended-contacts.ts';
import type { EventHandlers } from './event-handlers.ts';
import { withPresence } from './match-list-rules.ts';
import type { MatchList } from './match-list.ts';
import { runLater } from './run-later.ts';

/** Applies events about somebody whom the member has decided on or matched with. */
export function receivePeople(client: QueryClient, matches: MatchList) {
  return {
    match({ partner }) {
      forgetEndedContact(partner);
      decidedProfile.write(partner);
      // The match is new here, so the list has to come from the server.
      matches.refetch();
    },
    swiped: ({ partner }) => decidedProfile.write(partner),
    presence: ({ partner, presence }) => matches.change((list) => withPresence(list, partner, presence) ?? list),
    match_ended: ({ partner }) => leavePerson(client, partner),
  } satisfies Partial<EventHandlers>;
}

/** From now on nothing of this person is shown. The code that removes the rest loads with the first removal. */
export function leavePerson(client: QueryClient, id: number): void {
  noteEndedContact(id);
  client.setQueryData<Match[]>(matchesQuery.queryKey, (matches) => matches?.filter(({ user }) => user.id !== id));
  runLater(import('../people/forget-person.ts'), ({ forgetPerson }) => forgetPerson(client, id));
}
