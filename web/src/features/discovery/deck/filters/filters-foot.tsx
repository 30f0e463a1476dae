import { useQuery } from '@tanstack/react-query';
import { request } from '../../../../api/request.ts';
import { filters as texts } from '../../../../i18n/filters.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { FitCount } from '../../../../ui/words/fit-count.tsx';
import type { DeckRequest } from './filter-rules.ts';

interface FiltersFootProps {
  /** The filters that are chosen now. */
  chosen: DeckRequest;
  /** The deck's request, made 400 ms after the last change. */
  settled: DeckRequest;
  onShow: () => void;
}

/** Says how many people fit the filters, with a button that shows them. It never shows a count for earlier filters. */
export function FiltersFoot({ chosen, settled, onShow }: FiltersFootProps) {
  const { data, isError } = useQuery({
    queryKey: ['deck-count', settled],
    queryFn: ({ signal }) => request('GET /api/profiles/discover/count/', { query: { ...settled }, signal }),
    gcTime: 0,
  });
  const isSettled = JSON.stringify(chosen) === JSON.stringify(settled);
  return (
    <div
      className={
        'sticky -bottom-6 z-2 -mx-4 mt-4 -mb-6 grid grid-cols-[1fr_minmax(116px,148px)] items-center gap-3.5 ' +
        'bg-raised px-4 pt-3 pb-[max(16px,env(safe-area-inset-bottom))] shadow-[0_-1px_0_var(--color-line)] ' +
        'lg:-bottom-4.5 lg:-mx-4.5 lg:-mb-4.5 lg:px-4.5'
      }
    >
      <FitCount count={isSettled ? (isError ? null : data) : undefined} />
      <Button onClick={onShow}>{t(texts.show)}</Button>
    </div>
  );
}
