import { useLocation } from 'wouter';
import { offlineDeckAt } from '../../device/offline-copy/offline-deck-age.ts';
import { useDeviceNow } from '../../device/use-now.ts';
import { kept } from '../../i18n/kept.ts';
import { localClock } from '../../i18n/times.ts';
import { t } from '../../i18n/translate.ts';
import { useStore } from '../../state/store.ts';

/** Says how old the cards on Discover are, if they are the ones that were saved offline. */
export function OfflineCardsNote() {
  const [path] = useLocation();
  const now = useDeviceNow();
  const at = useStore(offlineDeckAt);
  return path.startsWith('/discover') && at !== undefined && ` ${t(kept.cardsFrom, { time: localClock(at, now) })}`;
}
