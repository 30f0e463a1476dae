import { deck } from '../../../../i18n/deck.ts';
import { t } from '../../../../i18n/translate.ts';
import { LogoSymbol } from '../../../../ui/drawings/logo.tsx';
import { Skeleton } from '../../../../ui/frames/skeleton.tsx';
import { CardEdges } from './card-edges.tsx';

/** A placeholder with the card's layout while the deck loads. */
export function DeckSkeleton() {
  return (
    <div className="deck relative h-105">
      <CardEdges />
      <div className="profile-card absolute inset-0 flex overflow-hidden rounded-card bg-surface shadow-2">
        <div
          className={
            'profile-card-photo grid min-h-0 place-content-center justify-items-center gap-3.5 bg-blush px-4 ' +
            'text-center font-semibold'
          }
        >
          <LogoSymbol size={64} loading />
          {t(deck.loading)}
        </div>
        <div className="profile-card-caption z-1 bg-surface">
          <Skeleton className="my-1 h-6.5 w-[52%]" />
          <Skeleton className="mt-2 mb-4 h-7.5 w-4/5" />
          <Skeleton className="mb-2.5 h-3.75 w-[94%]" />
          <Skeleton className="mb-1.5 h-3.75 w-3/5" />
        </div>
      </div>
    </div>
  );
}
