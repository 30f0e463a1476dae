import moonIcon from 'lucide/dist/esm/icons/moon.mjs';
import { useState } from 'react';
import { notices } from '../../../i18n/notices.ts';
import { t } from '../../../i18n/translate.ts';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { SwitchRow } from '../../../ui/controls/switch-row.tsx';
import { InnerPage } from '../../../ui/frames/inner-page.tsx';
import { Loaded } from '../../../ui/frames/loaded.tsx';
import { Note, RowCard } from '../../../ui/frames/row-group.tsx';
import { SavedNote } from '../../../ui/words/saved-note.tsx';
import { clockTime, minutesOf, quietHoursAfter, type QuietHours } from './quiet-times.ts';
import { useAccountSettingsPage } from './use-account-settings.ts';

const usual = { from: 22 * 60, to: 7 * 60 };

/** The choice of the hours in which no pushes arrive. */
export function QuietHoursScreen() {
  const account = useAccountSettingsPage();
  const choose = (quiet_hours: QuietHours | null) => void account.choose({ quiet_hours });
  return (
    <InnerPage title={t(notices.quietHours)} up="/settings">
      <Loaded of={account}>
        {({ quiet_hours: quiet }) => (
          <>
            <RowCard>
              <SwitchRow
                icon={moonIcon}
                label={t(notices.quiet)}
                hint={t(notices.quietHint)}
                on={quiet !== null}
                onChange={(on) => choose(on ? usual : null)}
              />
            </RowCard>
            {quiet && <QuietTimes quiet={quiet} onChange={choose} />}
            <SavedNote status={account.status} />
            <Note>{t(notices.quietNote)}</Note>
          </>
        )}
      </Loaded>
    </InnerPage>
  );
}

interface QuietTimesProps {
  quiet: QuietHours;
  onChange: (hours: QuietHours) => void;
}

const problems = { incomplete: notices.timeMissing, same: notices.sameTimes };

/** Both ends of the quiet hours. On the way to new ones they may be the same, which is said and not saved. */
function QuietTimes({ quiet, onChange }: QuietTimesProps) {
  const [typed, setTyped] = useState({ from: clockTime(quiet.from), to: clockTime(quiet.to) });
  const [saved, setSaved] = useState(quiet);
  // Another value was saved, perhaps on another device.
  if (saved !== quiet) {
    setSaved(quiet);
    const newOf = (end: keyof QuietHours) => (saved[end] === quiet[end] ? typed[end] : clockTime(quiet[end]));
    setTyped({ from: newOf('from'), to: newOf('to') });
  }
  const [problem, setProblem] = useState<{ end: keyof QuietHours; text: string }>();
  const keep = (end: keyof QuietHours) => {
    const other = end === 'from' ? 'to' : 'from';
    // The other end may have been typed and not saved yet.
    const hours = { ...quiet, [other]: minutesOf(typed[other]) ?? quiet[other] };
    const next = quietHoursAfter(hours, end, typed[end]);
    if (typeof next === 'string') return setProblem({ end, text: t(problems[next]) });
    setProblem(undefined);
    if (next.from !== quiet.from || next.to !== quiet.to) onChange(next);
  };
  return (
    <div className="mx-0.5 mt-4 grid grid-cols-2 gap-3 max-[21rem]:grid-cols-1">
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          label={t(notices[end])}
          error={problem?.end === end ? problem.text : undefined}
          type="time"
          value={typed[end]}
          onType={(value) => setTyped({ ...typed, [end]: value })}
          // A time counts as chosen when the field is left or its picker is closed, because typing passes through
          // other times.
          onBlur={() => keep(end)}
        />
      ))}
    </div>
  );
}
