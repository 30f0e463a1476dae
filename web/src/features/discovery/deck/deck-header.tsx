import { textLimits } from '@mwanzo/contract/limits';
import slidersHorizontalIcon from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import { useId } from 'react';
import { useLowScreen } from '../../../device/use-media.ts';
import { deck } from '../../../i18n/deck.ts';
import { t } from '../../../i18n/translate.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SearchBox } from '../../../ui/controls/search-box.tsx';
import { PageTitle } from '../../../ui/frames/page.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { isFilterActive } from './filters/filter-rules.ts';
import { FilteredNote } from './filters/filtered-note.tsx';
import { FiltersPopover } from './filters/filters-popover.tsx';
import type { Narrowing } from './filters/use-search-and-filters.ts';

/** The title, the search and the filters. On a low screen the search is inside the filters sheet. */
export function DeckHeader({ narrowing }: { narrowing: Narrowing }) {
  const { search, filters, change } = narrowing;
  const filtersId = useId();
  const filtersActive = isFilterActive(filters);
  const isLow = useLowScreen();
  const box = (
    <SearchBox
      maxLength={textLimits.searchMax}
      placeholder={t(deck.search)}
      value={search}
      onSearch={(words) => change({ search: words, filters })}
      className={classNames('deck-search', search !== '' && 'deck-search-filled')}
    />
  );
  return (
    <div className="deck-head relative">
      <PageTitle title={t(deck.title)}>
        {/* On short phones this is hidden in favour of the note about active filters, or the buttons would not fit. */}
        <span className={filtersActive ? 'folded:invisible' : search !== '' ? 'folded:hidden' : undefined}>
          {t(deck.hint)}
        </span>
      </PageTitle>
      <div className="deck-find">
        {!isLow && box}
        <button
          type="button"
          popoverTarget={filtersId}
          aria-label={t(filtersActive ? deck.filtersActive : deck.filters)}
          className={classNames('deck-filters', filtersActive && 'deck-filters-active')}
        >
          <Icon icon={slidersHorizontalIcon} size={22} />
        </button>
      </div>
      <FiltersPopover id={filtersId} searchBox={isLow && box} narrowing={narrowing} />
      {filtersActive && <FilteredNote />}
    </div>
  );
}
