import { reportReviews } from '../../../../i18n/report-reviews.ts';
import { t } from '../../../../i18n/translate.ts';
import { Select } from '../../../../ui/controls/select.tsx';
import { TextInput } from '../../../../ui/controls/text-input.tsx';
import { suspensions, type DecisionDraft } from './decision-rules.ts';

interface SuspensionFieldsProps {
  draft: DecisionDraft;
  /** The id of the error about the day; undefined if the day is right. */
  dateError: string | undefined;
  onChange: (changed: Partial<DecisionDraft>) => void;
}

/** The fields for the length of a suspension in days, or for the day on which it ends. */
export function SuspensionFields({ draft: { suspension, date }, dateError, onChange }: SuspensionFieldsProps) {
  return (
    <>
      <Select
        aria-label={t(reportReviews.howLong)}
        options={suspensions.map((value) => ({
          value,
          label: value === 'date' ? t(reportReviews.untilDate) : t(reportReviews.days, { count: Number(value) }),
        }))}
        value={suspension}
        onChange={(chosen) => onChange({ suspension: chosen })}
        className="max-sm:w-full"
      />
      {suspension === 'date' && (
        <TextInput
          type="date"
          aria-label={t(reportReviews.endDate)}
          aria-invalid={dateError === undefined ? undefined : true}
          aria-describedby={dateError}
          value={date}
          onChange={({ target }) => onChange({ date: target.value })}
          className="max-sm:w-full"
        />
      )}
    </>
  );
}
