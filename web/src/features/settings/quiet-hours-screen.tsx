import moonIcon from 'lucide/dist/esm/icons/moon.mjs';
import { useState } from 'react';
import { Link } from 'wouter';
import { notices } from '../../i18n/notices.ts';
import { t } from '../../i18n/translate.ts';
import { Field } from '../../ui/controls/field.tsx';
import { SwitchRow } from '../../ui/controls/switch-row.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { InnerPage } from '../../ui/frames/inner-page.tsx';
import { LoadedSettings } from '../../ui/frames/loaded-settings.tsx';
import { Note, RowCard } from '../../ui/frames/row-group.tsx';
import { SavedNote } from '../../ui/words/saved-note.tsx';
import { clockTime, minutesOf } from './quiet-times.ts';
import { useAccountSettings } from './use-account-settings.ts';

const usual = { from: 22 * 60, to: 7 * 60 };

/** The choice of the hours in which no pushes arrive. */
export function QuietHoursScreen() {
  const { settings, failed, retry, status, choose } = useAccountSettings();
  const quiet = settings?.quiet_hours ?? null;
  return (
    <InnerPage title={t(notices.quietHours)} up="/settings" link={Link}>
      <LoadedSettings loaded={settings !== undefined} failed={failed} onRetry={retry}>
        <RowCard>
          <SwitchRow
            icon={moonIcon}
            label={t(notices.quiet)}
            hint={t(notices.quietHint)}
            on={quiet !== null}
            onChange={(on) => void choose({ quiet_hours: on ? usual : null })}
          />
        </RowCard>
        {quiet && (
          <div className="mx-0.5 mt-4 grid grid-cols-2 gap-3 max-[21rem]:grid-cols-1">
            {(['from', 'to'] as const).map((end) => (
              <Field key={end} label={t(notices[end])}>
                {(control) => (
                  <TimeInput
                    // The field starts again when another value was saved.
                    key={quiet[end]}
                    {...control}
                    minutes={quiet[end]}
                    onChange={(minutes) => void choose({ quiet_hours: { ...quiet, [end]: minutes } })}
                  />
                )}
              </Field>
            ))}
          </div>
        )}
        <SavedNote status={status} />
        <Note>{t(notices.quietNote)}</Note>
      </LoadedSettings>
    </InnerPage>
  );
}

interface TimeInputProps {
  id: string;
  minutes: number;
  onChange: (minutes: number) => void;
}

/**
 * A time counts as chosen when the field is left or its picker is closed, because typing passes through other times.
 */
function TimeInput({ minutes, onChange, ...control }: TimeInputProps) {
  const [typed, setTyped] = useState(clockTime(minutes));
  const keep = () => {
    const chosen = minutesOf(typed);
    if (chosen === null) setTyped(clockTime(minutes));
    else if (chosen !== minutes) onChange(chosen);
  };
  return (
    <TextInput
      {...control}
      type="time"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={keep}
    />
  );
}
