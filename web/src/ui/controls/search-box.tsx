import searchIcon from 'lucide/dist/esm/icons/search.mjs';
import { useRef, type ComponentProps } from 'react';
import { t } from '../../i18n/translate.ts';
import { ui } from '../../i18n/ui.ts';
import { deferred, orNothing } from '../../loading/deferred.tsx';
import { TextInput } from './text-input.tsx';

const ClearButton = deferred(async () => (await import('./clear-button.tsx')).ClearButton, orNothing);

type SearchBoxProps = Omit<ComponentProps<typeof TextInput>, 'icon' | 'type' | 'value' | 'onChange' | 'ref' | 'end'> & {
  value: string;
  onSearch: (words: string) => void;
};

/** A search field, labelled by its placeholder, with a cross that clears it. */
export function SearchBox({ placeholder = t(ui.searchProfiles), onSearch, value, ...rest }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <TextInput
      ref={input}
      icon={searchIcon}
      type="search"
      enterKeyHint="search"
      placeholder={placeholder}
      aria-label={placeholder}
      value={value}
      onChange={(event) => onSearch(event.target.value)}
      end={value !== '' && <ClearButton field={input} onClear={() => onSearch('')} />}
      {...rest}
    />
  );
}
