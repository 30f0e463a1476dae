import { textLimits } from '@mwanzo/contract/limits';
import slidersHorizontalIcon from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import { useLowScreen } from '../../../device/use-media.ts';
import { deck } from '../../../i18n/deck.ts';
import { t } from '../../../i18n/translate.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SearchBox } from '../../../ui/controls/search-box.tsx';
import { PageTitle } from '../../../ui/frames/page.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { DeckFilters, DeckRequest } from './filters/filter-rules.ts';
import { FilteredNote } from './filters/filtered-note.tsx';
import { FiltersPopover } from './filters/filters-popover.tsx';

interface DeckHeaderProps {
  search: string;
  filters: DeckFilters;
  change: (chosen: { search: string; filters: DeckFilters }) => void;
  /** The request for the cards that are shown. */
  query: DeckRequest;
  filtersId: string;
  filtersActive: boolean;
}

/** The title, the search and the filters. On a low screen the search is inside the filters sheet. */
export function DeckHeader({ search, filters, change, query, filtersId, filtersActive }: DeckHeaderProps) {
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
      <FiltersPopover
        id={filtersId}
        searchBox={isLow && box}
        search={search}
        settled={query}
        filters={filters}
        onChange={(chosen) => change({ search, filters: chosen })}
      />
      {filtersActive && <FilteredNote />}
    </div>
  );
}
