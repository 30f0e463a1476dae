import downloadIcon from 'lucide/dist/esm/icons/download.mjs';
import eyeOffIcon from 'lucide/dist/esm/icons/eye-off.mjs';
import sparklesIcon from 'lucide/dist/esm/icons/sparkles.mjs';
import { useState } from 'react';
import { learningChoice as texts } from '../../../i18n/how-we-choose.ts';
import { localDate } from '../../../i18n/times.ts';
import { t } from '../../../i18n/translate.ts';
import { SwitchRow } from '../../../ui/controls/switch-row.tsx';
import { Loaded } from '../../../ui/frames/loaded.tsx';
import { DocumentRow, LinkRow, RowGroup } from '../../../ui/frames/row-group.tsx';
import { useAccountSettingsPage } from './use-account-settings.ts';

/** The choice whether decks learn from the member's swipes, with links to what was learned and to help. */
export function LearningRows() {
  const account = useAccountSettingsPage();
  const [today] = useState(() => localDate(new Date().toISOString()));
  const stopped = account.data?.stopped_learning_at;
  const stoppedOn = stopped ? localDate(stopped) : today;
  const since = stoppedOn === today ? t(texts.offToday) : t(texts.offSince, { date: stoppedOn });
  return (
    <Loaded of={account}>
      {(settings) => (
        <RowGroup title={t(texts.title)}>
          <SwitchRow
            icon={sparklesIcon}
            label={t(texts.label)}
            hint={settings.learns_from_swipes ? t(texts.hintOn) : `${since} ${t(texts.hintOff)}`}
            on={settings.learns_from_swipes}
            onChange={(on) => void account.choose({ learns_from_swipes: on })}
          />
          <LinkRow href="/settings/data" icon={downloadIcon} label={t(texts.learned)} hint={t(texts.learnedHint)} />
          <DocumentRow href="/support#cannot-see" icon={eyeOffIcon} label={t(texts.cannotSee)} />
        </RowGroup>
      )}
    </Loaded>
  );
}
