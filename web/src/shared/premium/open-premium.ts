import type { QueryClient } from '@tanstack/react-query';
import { refreshAllCallAvailability } from '../../queries/call-availability.ts';
import { likesQuery } from '../../queries/likes.ts';
import { liftLimit } from '../allowances/note-limit.ts';

/** Opens on this page what Premium opens: limits that were used up today, who likes the member, and calls. */
export function openPremium(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: likesQuery.queryKey });
  refreshAllCallAvailability(client);
  for (const kind of ['swipes', 'messages', 'profiles'] as const) liftLimit(kind);
  // The number of profiles also depends on the badge, so the end of the deck asks again why it has ended.
  void client.invalidateQueries({ queryKey: ['deck-end'] });
}
