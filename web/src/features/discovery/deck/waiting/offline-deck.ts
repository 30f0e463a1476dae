import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { readSession } from '../../../../api/session.ts';
import { keepsOffline } from '../../../../device/keep-offline.ts';
import { offlineDeckAt } from '../../../../device/offline-copy/offline-deck-age.ts';
import { readOfflineCopy } from '../../../../device/offline-copy/offline-copy.ts';
import { waitingSwipes } from './waiting-swipes.ts';

/**
 * Returns the saved cards of a query, without those that the member has decided on. If a page closes soon after a
 * decision, the saved deck still contains that card.
 * @throws the given reason, if there are none
 */
export async function readOfflineDeck(queryKey: readonly unknown[], reason: unknown): Promise<VisibleProfile[]> {
  const owner = readSession().user?.id;
  const item = keepsOffline() && owner !== undefined && (await readOfflineCopy(owner))[JSON.stringify(queryKey)];
  if (!item) throw reason;
  offlineDeckAt.write(item.at);
  const decided = new Set(waitingSwipes.read().map(({ id }) => id));
  return (item.data as VisibleProfile[]).filter(({ id }) => !decided.has(String(id)));
}
