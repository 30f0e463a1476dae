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

/** Returns the props of a text field of the form. */
const fieldOf =
  ({ values, change, errors }: PlanFieldsProps) =>
  (name: PlanField) => ({
    value: values[name],
    error: errors[name],
    onType: (typed: string) => change({ [name]: typed }),
  });

export function PlanFields(form: PlanFieldsProps) {
  const field = fieldOf(form);
  return (
    <div className="mt-4 grid gap-3.5">
      <TextField
        label={t(texts.where)}
        {...field('place')}
        icon={mapPinIcon}
        name="place"
        autoComplete="off"
        maxLength={datePlanLimits.placeMax}
      />
      <div className="flex flex-wrap gap-3 *:flex-auto">
        <TextField label={t(texts.day)} {...field('day')} type="date" />
        <TextField label={t(texts.time)} {...field('time')} type="time" />
      </div>
      <CheckIn {...form} />
      <TextField
        label={t(texts.friend)}
        hint={t(texts.friendHint)}
        {...field('email')}
        type="email"
        inputMode="email"
        name="friend"
        autoComplete="off"
        maxLength={254}
      />
    </div>
  );
}

/**
 * The field for the time by which the member says that they are fine: some hours after the meeting, or at another time.
 */
function CheckIn(form: PlanFieldsProps) {
  const { values, change } = form;
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
      {values.choice === 'other' && <TextField label={t(texts.otherTime)} {...fieldOf(form)('other')} type="time" />}
      {meetsAt !== null && checkIn !== null && (
        <p className="text-small text-ink-2">
          {t(texts.remind, { remind: planClock(reminderOf(checkIn)), late: planClock(lateFrom(checkIn)) })}
        </p>
      )}
    </div>
  );
}
