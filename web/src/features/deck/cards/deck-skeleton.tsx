import { deck } from '../../../i18n/deck.ts';
import { t } from '../../../i18n/translate.ts';
import { LogoSymbol } from '../../../ui/drawings/logo.tsx';
import { Skeleton } from '../../../ui/frames/skeleton.tsx';
import { CardEdges } from './card-edges.tsx';

/** The card's layout while the deck loads. */
export function DeckSkeleton() {
  return (
    <div className="relative h-105">
      <CardEdges />
      <div className="absolute inset-0 flex flex-col overflow-hidden rounded-card bg-surface shadow-2 sm:flex-row">
        <div className="grid min-h-0 flex-1 place-content-center justify-items-center gap-3.5 bg-blush px-4 text-center font-semibold sm:flex-[0_0_45%] lg:flex-[0_0_336px]">
          <LogoSymbol size={64} loading />
          {t(deck.loading)}
        </div>
        <div className="z-1 bg-surface px-4.5 pt-2.25 pb-3.75 max-sm:scallops sm:scallops-left sm:flex-1 sm:px-6 sm:pt-6 lg:px-8 lg:pt-7.5">
          <Skeleton className="mt-1 mb-2.5 h-6.5 w-[52%]" />
          <Skeleton className="mb-2.25 h-3.75 w-4/5" />
          <Skeleton className="mb-2 h-3.75 w-[94%]" />
          <Skeleton className="mb-1.5 h-3.75 w-3/5" />
        </div>
      </div>
    </div>
  );
}
