import eyeOffIcon from 'lucide/dist/esm/icons/eye-off.mjs';
import { settings as texts } from '../../../i18n/settings.ts';
import { t } from '../../../i18n/translate.ts';
import { SwitchRow } from '../../../ui/controls/switch-row.tsx';
import type { OwnSettings } from './own-settings.ts';

interface OnlyLikedRowProps {
  settings: OwnSettings;
  choose: (changes: Partial<OwnSettings>) => void;
}

/** The switch that shows a member only to people whom they have liked. */
export function OnlyLikedRow({ settings, choose }: OnlyLikedRowProps) {
  return (
    <SwitchRow
      icon={eyeOffIcon}
      label={t(texts.onlyLiked)}
      hint={t(texts.onlyLikedHint)}
      on={settings.shown_to === 'liked'}
      onChange={(on) => choose({ shown_to: on ? 'liked' : 'everyone' })}
    />
  );
}
