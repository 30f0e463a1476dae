import pauseIcon from 'lucide/dist/esm/icons/pause.mjs';
import { ownData as texts } from '../../../i18n/own-data.ts';
import { t } from '../../../i18n/translate.ts';
import { SwitchRow } from '../../../ui/controls/switch-row.tsx';
import type { OwnSettings } from './own-settings.ts';

interface PauseRowProps {
  settings: OwnSettings;
  choose: (changes: Partial<OwnSettings>) => void;
}

/** The switch that pauses a member: only their chats go on. */
export function PauseRow({ settings, choose }: PauseRowProps) {
  return (
    <SwitchRow
      icon={pauseIcon}
      label={t(texts.pause)}
      hint={t(texts.pauseHint)}
      on={settings.is_paused}
      onChange={(is_paused) => choose({ is_paused })}
    />
  );
}
