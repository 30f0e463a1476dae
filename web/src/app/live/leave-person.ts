import type { Match } from '@mwanzo/contract/conversations/matches';
import type { QueryClient } from '@tanstack/react-query';
import { matchesQuery } from '../../queries/matches.ts';
import { noteEndedContact } from '../../shared/matches/ended-contacts.ts';
import { runLater } from '../../loading/run-later.ts';

/** From now on nothing of this person is shown. The code that removes the rest loads with the first removal. */
export function leavePerson(client: QueryClient, id: number): void {
  noteEndedContact(id);
  client.setQueryData<Match[]>(matchesQuery.queryKey, (matches) => matches?.filter(({ user }) => user.id !== id));
  runLater(import('../people/forget-person.ts'), ({ forgetPerson }) => forgetPerson(client, id));
}
