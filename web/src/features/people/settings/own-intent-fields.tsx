import { intents, type Intent } from '@mwanzo/contract/people/options';
import eyeIcon from 'lucide/dist/esm/icons/eye.mjs';
import { intentLabels } from '../../../i18n/preferences.ts';
import { settingPages, settings as texts } from '../../../i18n/settings.ts';
import { t } from '../../../i18n/translate.ts';
import { TickChips } from '../../../ui/controls/tick-chips.tsx';
import { SwitchRow } from '../../../ui/controls/switch-row.tsx';
import { RowCard } from '../../../ui/frames/row-group.tsx';
import { ChoiceHeading } from '../../../ui/words/choice-heading.tsx';
import { SavedNote } from '../../../ui/words/saved-note.tsx';
import { useOwnSettings } from './use-own-settings.ts';

/** The choice of the member's intent, one or none, and whether the card shows it. */
export function OwnIntentFields() {
  const { data: settings, status, choose } = useOwnSettings();
  if (!settings) return null;
  const chosen: readonly Intent[] = settings.intent === null ? [] : [settings.intent];
  return (
    <section>
      <ChoiceHeading>{t(texts.intent)}</ChoiceHeading>
      <TickChips
        label={t(texts.intent)}
        options={intents.map((value) => ({ value, label: t(intentLabels[value]) }))}
        values={chosen}
        onChange={(values) => choose({ intent: values.find((value) => value !== settings.intent) ?? null })}
      />
      {settings.intent !== null && (
        <div className="mt-3.5">
          <RowCard>
            <SwitchRow
              icon={eyeIcon}
              label={t(settingPages.showIntent)}
              hint={t(settingPages.showIntentHint)}
              on={settings.shows_intent}
              onChange={(shows_intent) => choose({ shows_intent })}
            />
          </RowCard>
        </div>
      )}
      <SavedNote status={status} />
    </section>
  );
}
