import eyeOffIcon from 'lucide/dist/esm/icons/eye-off.mjs';
import { settings as texts } from '../../../i18n/settings.ts';
import { t } from '../../../i18n/translate.ts';
import { SwitchRow } from '../../../ui/controls/switch-row.tsx';
import { useOwnSettings } from './use-own-settings.ts';

/** The switch that shows a member only to people whom they have liked. */
export function OnlyLikedRow() {
  const { data: settings, choose } = useOwnSettings();
  return (
    <SwitchRow
      icon={eyeOffIcon}
      label={t(texts.onlyLiked)}
      hint={t(texts.onlyLikedHint)}
      on={settings?.shown_to === 'liked'}
      onChange={(on) => choose({ shown_to: on ? 'liked' : 'everyone' })}
    />
  );
}
