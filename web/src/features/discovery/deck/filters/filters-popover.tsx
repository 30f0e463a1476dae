import xIcon from 'lucide/dist/esm/icons/x.mjs';
import type { ReactNode } from 'react';
import { deck } from '../../../../i18n/deck.ts';
import { t } from '../../../../i18n/translate.ts';
import { ui } from '../../../../i18n/ui.ts';
import { deferred } from '../../../../loading/deferred.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
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

export function FiltersPopover({ id, searchBox, ...props }: FiltersPopoverProps) {
  return (
    <Popover id={id} label={t(deck.filtersTitle)}>
      <div className="flex min-h-11 items-center justify-between">
        <h2 className="text-[1.4375rem]">{t(deck.filtersTitle)}</h2>
        <IconButton
          icon={xIcon}
          iconSize={22}
          label={t(ui.close)}
          className="-mr-2.5"
          onClick={() => closePopover(id)}
        />
      </div>
      {searchBox}
      <FilterChoices {...props} onShow={() => closePopover(id)} />
    </Popover>
  );
}
