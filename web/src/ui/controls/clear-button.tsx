import xIcon from 'lucide/dist/esm/icons/x.mjs';
import type { RefObject } from 'react';
import { t } from '../../i18n/translate.ts';
import { uiParts } from '../../i18n/ui-parts.ts';
import { IconButton } from './icon-button.tsx';

interface ClearButtonProps {
  field: RefObject<HTMLInputElement | null>;
  onClear: () => void;
}

/** The cross in a search field. A field that had the focus keeps it, so that no keyboard opens or closes. */
export function ClearButton({ field, onClear }: ClearButtonProps) {
  return (
    <IconButton
      icon={xIcon}
      iconSize={20}
      label={t(uiParts.clearSearch)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        // The button disappears. Without a pointer its focus has to go somewhere.
        if (event.detail === 0) field.current?.focus();
        onClear();
      }}
    />
  );
}
