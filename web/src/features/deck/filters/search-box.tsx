import searchIcon from 'lucide/dist/esm/icons/search.mjs';
import type { ComponentProps } from 'react';
import { t } from '../../../i18n/translate.ts';
import { ui } from '../../../i18n/ui.ts';
import { TextInput } from '../../../ui/controls/text-input.tsx';

type SearchBoxProps = Omit<ComponentProps<typeof TextInput>, 'icon' | 'type' | 'value' | 'onChange'> & {
  value: string;
  onSearch: (words: string) => void;
};

/** A search field, labelled by its placeholder. */
export function SearchBox({ placeholder = t(ui.searchProfiles), onSearch, ...rest }: SearchBoxProps) {
  return (
    <TextInput
      icon={searchIcon}
      type="search"
      enterKeyHint="search"
      placeholder={placeholder}
      aria-label={placeholder}
      onChange={(event) => onSearch(event.target.value)}
      {...rest}
    />
  );
}
