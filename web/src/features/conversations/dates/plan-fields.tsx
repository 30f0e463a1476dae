import { datePlanLimits } from '@mwanzo/contract/limits';
import mapPinIcon from 'lucide/dist/esm/icons/map-pin.mjs';
import { dates as texts } from '../../../i18n/dates.ts';
import { t } from '../../../i18n/translate.ts';
import { ChoiceChips } from '../../../ui/controls/chip.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import type { FieldErrors } from '../../../ui/controls/use-field-errors.ts';
import {
  checkInOf,
  hourChoices,
  lateFrom,
  momentOf,
  reminderOf,
  type CheckInChoice,
  type PlanField,
  type PlanValues,
} from './plan-rules.ts';
import { planClock } from './plan-times.ts';

interface PlanFieldsProps {
  values: PlanValues;
  change: (changed: Partial<PlanValues>) => void;
  errors: FieldErrors<PlanField>;
}

export function PlanFields({ values, change, errors }: PlanFieldsProps) {
  return (
    <div className="mt-4 grid gap-3.5">
      <TextField
        label={t(texts.where)}
        error={errors.place}
        icon={mapPinIcon}
        name="place"
        autoComplete="off"
        maxLength={datePlanLimits.placeMax}
        value={values.place}
        onType={(place) => change({ place })}
      />
      <div className="flex flex-wrap gap-3 *:flex-auto">
        <TextField
          label={t(texts.day)}
          error={errors.day}
          type="date"
          value={values.day}
          onType={(day) => change({ day })}
        />
        <TextField
          label={t(texts.time)}
          error={errors.time}
          type="time"
          value={values.time}
          onType={(time) => change({ time })}
        />
      </div>
      <CheckIn values={values} change={change} errors={errors} />
      <TextField
        label={t(texts.friend)}
        hint={t(texts.friendHint)}
        error={errors.email}
        type="email"
        inputMode="email"
        name="friend"
        autoComplete="off"
        maxLength={254}
        value={values.email}
        onType={(email) => change({ email })}
      />
    </div>
  );
}

/**
 * The field for the time by which the member says that they are fine: some hours after the meeting, or at another time.
 */
function CheckIn({ values, change, errors }: PlanFieldsProps) {
  const meetsAt = momentOf(values.day, values.time);
  const checkIn = checkInOf(values);
  const hours = hourChoices.map((value) => {
    const moment = checkInOf({ ...values, choice: value });
    return { value: value as CheckInChoice, label: moment === null ? `+${value}` : planClock(moment) };
  });
  const choose = (choice: CheckInChoice) =>
    // "Other" begins with the time that was chosen before.
    change({ choice, ...(choice === 'other' && values.other === '' && checkIn && { other: planClock(checkIn) }) });
  return (
    <div className="grid gap-2">
      <p aria-hidden className="text-label font-semibold">
        {t(texts.sayBy)}
      </p>
      <ChoiceChips
        label={t(texts.sayBy)}
        name="check-in"
        options={[...hours, { value: 'other', label: t(texts.other) }]}
        value={values.choice}
        onChange={choose}
      />
      {values.choice === 'other' && (
        <TextField
          label={t(texts.otherTime)}
          error={errors.other}
          type="time"
          value={values.other}
          onType={(other) => change({ other })}
        />
      )}
      {meetsAt !== null && checkIn !== null && (
        <p className="text-small text-ink-2">
          {t(texts.remind, { remind: planClock(reminderOf(checkIn)), late: planClock(lateFrom(checkIn)) })}
        </p>
      )}
    </div>
  );
}
