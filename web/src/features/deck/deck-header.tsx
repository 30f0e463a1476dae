import { textLimits } from '@mwanzo/contract/limits';
import { deck } from '../../i18n/deck.ts';
import { t } from '../../i18n/translate.ts';
import { classNames } from '../../ui/class-names.ts';
import { PageTitle } from '../../ui/frames/page.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { slidersHorizontalIcon } from '../../ui/icons/sliders-horizontal.ts';
import { SearchBox } from './filters/search-box.tsx';

interface DeckHeaderProps {
  search: string;
  onSearch: (search: string) => void;
  filtersId: string;
  filtersActive: boolean;
}

export function DeckHeader({ search, onSearch, filtersId, filtersActive }: DeckHeaderProps) {
  return (
    <div className="relative lg:mb-7 lg:grid lg:grid-cols-[1fr_420px] lg:items-end lg:gap-6 short:mb-1.5 short:flex short:h-11.5 short:items-center short:justify-between">
      <PageTitle title={t(deck.title)}>
        {/* On short phones the note about active filters takes this place, or the buttons would not fit. */}
        <span className={filtersActive ? 'short:invisible' : undefined}>{t(deck.hint)}</span>
      </PageTitle>
      <div className="mt-3 mb-3.5 grid grid-cols-[1fr_52px] gap-2.5 lg:my-0 short:my-0 short:flex short:gap-1">
        <SearchBox
          maxLength={textLimits.searchMax}
          placeholder={t(deck.search)}
          value={search}
          onSearch={onSearch}
          className={classNames('deck-search', search !== '' && 'deck-search-filled')}
        />
        <button
          type="button"
          popoverTarget={filtersId}
          aria-label={t(filtersActive ? deck.filtersActive : deck.filters)}
          className={classNames(
            'relative grid size-13 flex-none place-items-center rounded-md short:size-11',
            filtersActive
              ? "bg-ink text-cotton after:absolute after:-top-0.75 after:-right-0.75 after:size-3.5 after:rounded-full after:border-[2.5px] after:border-cotton after:bg-marigold after:content-['']"
              : 'bg-blush',
          )}
        >
          <Icon icon={slidersHorizontalIcon} size={22} />
        </button>
      </div>
    </div>
  );
}
