import type { QueryClient } from '@tanstack/react-query';
import { decidedProfile, rewoundProfile } from '../../shared/deck/decided-profile.ts';
import { rewindsUnderWay } from '../../shared/deck/rewinds-under-way.ts';
import { forgetEndedContact } from '../../shared/matches/ended-contacts.ts';
import type { EventHandlers } from './event-handlers.ts';
import { leavePerson } from './leave-person.ts';
import { withPresence } from './match-list-rules.ts';
import type { MatchList } from './match-list.ts';

/** Applies events about somebody whom the member has decided on or matched with. */
export function receivePeople(client: QueryClient, matches: MatchList) {
  return {
    match({ partner }) {
      forgetEndedContact(partner);
      decidedProfile.write(partner);
      // The match is new here, so the list has to come from the server.
      matches.refetch();
    },
    swiped({ partner }) {
      // An Undo of before is over. Its event may have been lost.
      rewindsUnderWay.delete(partner);
      decidedProfile.write(partner);
    },
    rewound({ partner }) {
      if (rewindsUnderWay.delete(partner)) return;
      rewoundProfile.write(partner);
      // The key is written out, because the query itself would add its code.
      void client.invalidateQueries({ queryKey: ['likes'] });
    },
    presence: ({ partner, presence }) => matches.change((list) => withPresence(list, partner, presence) ?? list),
    match_ended: ({ partner }) => leavePerson(client, partner),
  } satisfies Partial<EventHandlers>;
}
