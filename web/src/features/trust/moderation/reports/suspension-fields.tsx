import { reportReviews } from '../../../../i18n/report-reviews.ts';
import { t } from '../../../../i18n/translate.ts';
import { Select } from '../../../../ui/controls/select.tsx';
import { TextInput } from '../../../../ui/controls/text-input.tsx';
import { suspensions, type DecisionDraft, type Suspension } from './decision-rules.ts';

interface SuspensionFieldsProps {
  draft: DecisionDraft;
  onChange: (changed: Partial<DecisionDraft>) => void;
}

/** The fields for the length of a suspension in days, or for the day on which it ends. */
export function SuspensionFields({ draft: { suspension, date }, onChange }: SuspensionFieldsProps) {
  return (
    <>
      <Select
        aria-label={t(reportReviews.howLong)}
        value={suspension}
        onChange={({ target }) => onChange({ suspension: target.value as Suspension })}
        className="max-sm:w-full"
      >
        {suspensions.map((each) => (
          <option key={each} value={each}>
            {each === 'date' ? t(reportReviews.untilDate) : t(reportReviews.days, { count: Number(each) })}
          </option>
        ))}
      </Select>
      {suspension === 'date' && (
        <TextInput
          type="date"
          aria-label={t(reportReviews.endDate)}
          value={date}
          onChange={({ target }) => onChange({ date: target.value })}
          className="max-sm:w-full"
        />
      )}
    </>
  );
}
