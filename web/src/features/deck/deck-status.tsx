import type { VisibleProfile } from '@mwanzo/contract/profiles';
import { deck } from '../../i18n/deck.ts';
import { t } from '../../i18n/translate.ts';
import { DeckSkeleton } from './cards/deck-skeleton.tsx';

interface DeckStatusProps {
  loading: boolean;
  online: boolean;
  failed: boolean;
  /** The profile on the current card. */
  current: VisibleProfile | undefined;
}

/** Tells screen readers what the deck shows. Always mounted, since they announce changes only in regions they know. */
export function DeckStatus({ loading, online, failed, current }: DeckStatusProps) {
  return (
    <>
      <output className="block">{loading && online && <DeckSkeleton />}</output>
      <output className="sr-only">
        {!loading && !failed && (current ? [current.name, current.age].filter(Boolean).join(', ') : t(deck.none))}
      </output>
    </>
  );
}
