import type { ReactNode } from 'react';
import { deck } from '../../../../i18n/deck.ts';
import { t } from '../../../../i18n/translate.ts';
import { deferred } from '../../../../loading/deferred.tsx';
import { CloseButton } from '../../../../ui/controls/close-button.tsx';
import { Spinner } from '../../../../ui/frames/spinner.tsx';
import { closePopover, Popover } from '../../../../ui/layers/popover.tsx';
import type { FiltersProps } from './filter-choices.tsx';

const FilterChoices = deferred(async () => (await import('./filter-choices.tsx')).FilterChoices, {
  when: 'touched',
  placeholder: () => <Spinner />,
});

interface FiltersPopoverProps extends Omit<FiltersProps, 'onShow'> {
  id: string;
  /** The search box, on screens that have no other place for it. */
  searchBox: ReactNode;
}

export function FiltersPopover({ id, searchBox, narrowing }: FiltersPopoverProps) {
  return (
    <Popover id={id} label={t(deck.filtersTitle)}>
      <div className="flex min-h-11 items-center justify-between">
        <h2 className="text-[1.4375rem]">{t(deck.filtersTitle)}</h2>
        <CloseButton className="-mr-2.5" onClick={() => closePopover(id)} />
      </div>
      {searchBox}
      <FilterChoices narrowing={narrowing} onShow={() => closePopover(id)} />
    </Popover>
  );
}
