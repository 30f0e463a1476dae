import { textLimits } from '@mwanzo/contract/limits';
import { reportDecisions, reportReasons } from '@mwanzo/contract/people/options';
import { useId } from 'react';
import { reportReviews, reviewedReasons } from '../../../../i18n/report-reviews.ts';
import { room } from '../../../../i18n/room.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { ChoiceChips } from '../../../../ui/controls/chip.tsx';
import { FieldError } from '../../../../ui/controls/field.tsx';
import { Select } from '../../../../ui/controls/select.tsx';
import { TextInput } from '../../../../ui/controls/text-input.tsx';
import type { Deciding } from '../panel/panel-props.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import type { OpenedReportCase } from './report-queries.ts';
import { SecondReviewerQuestion } from './second-reviewer-question.tsx';
import { SuspensionFields } from './suspension-fields.tsx';
import { useReportDecision } from './use-report-decision.ts';

const problemTexts = {
  decision: reportReviews.needDecision,
  date: reportReviews.needDate,
  note: reportReviews.needNote,
};

interface ReportDecisionBarProps extends Deciding {
  shown: OpenedReportCase;
}

/** The controls to choose and record the decision about a case. Enter in the note records it. */
export function ReportDecisionBar({ shown, isSeen, shortcuts, ...callbacks }: ReportDecisionBarProps) {
  const { name, draft, change, problem, record, isBusy, asked, answer } = useReportDecision(shown, callbacks);
  const errorId = useId();
  useShortcuts(shortcuts, (shortcut) => {
    const decision = shortcut.name === 'check' ? reportDecisions[shortcut.number - 1] : undefined;
    if (decision) change({ decision });
    return decision !== undefined;
  });
  return (
    <footer
      className={
        'z-1 -mx-4 mt-auto bg-surface px-4 pt-3.5 pb-[max(14px,env(safe-area-inset-bottom))] ' +
        'shadow-[0_-1px_0_var(--color-line)] lg:sticky lg:bottom-0 lg:-mx-8 lg:px-8'
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          record();
        }}
        className="flex flex-wrap items-center gap-2.5"
      >
        <ChoiceChips
          label={t(reportReviews.decision)}
          name="decision"
          options={reportDecisions.map((value) => ({ value, label: t(reportReviews[value]) }))}
          value={draft.decision}
          onChange={(decision) => change({ decision })}
        />
        {draft.decision !== undefined && draft.decision !== 'dismiss' && (
          <Select
            aria-label={t(reportReviews.reason)}
            options={reportReasons.map((value) => ({ value, label: t(reviewedReasons[value]) }))}
            value={draft.reason}
            onChange={(reason) => change({ reason })}
            className="max-sm:w-full"
          />
        )}
        {draft.decision === 'suspend' && (
          <SuspensionFields draft={draft} dateError={problem === 'date' ? errorId : undefined} onChange={change} />
        )}
        <TextInput
          aria-label={t(reportReviews.note)}
          aria-invalid={problem === 'note' || undefined}
          aria-describedby={problem === 'note' ? errorId : undefined}
          placeholder={t(reportReviews.note)}
          maxLength={textLimits.reasonMax}
          value={draft.note}
          onChange={({ target }) => change({ note: target.value })}
          className="min-w-52 flex-1"
        />
        <Button type="submit" disabled={!isSeen} busy={isBusy} className="max-sm:w-full">
          {t(isBusy ? room.recording : reportReviews.record)}
        </Button>
        {problem && (
          <div className="w-full">
            <FieldError id={errorId}>{t(problemTexts[problem])}</FieldError>
          </div>
        )}
      </form>
      <SecondReviewerQuestion
        open={asked !== null}
        name={name}
        until={asked?.until ?? null}
        busy={isBusy}
        onClose={() => answer(false)}
        onAsk={() => answer(true)}
      />
    </footer>
  );
}
