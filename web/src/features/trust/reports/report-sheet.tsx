import { reportLimits } from '@mwanzo/contract/limits';
import type { ReportReason } from '@mwanzo/contract/trust/reports';
import banIcon from 'lucide/dist/esm/icons/ban.mjs';
import { reports as texts, reportReasonTexts } from '../../../i18n/reports.ts';
import { t } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/controls/field.tsx';
import { Form } from '../../../ui/controls/form.tsx';
import { WordsField } from '../../../ui/controls/words-field.tsx';
import { RadioRows } from '../../../ui/controls/radio-rows.tsx';
import { SwitchRow } from '../../../ui/controls/switch-row.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { reasonsInOrder } from './report-rules.ts';
import { useReport } from './use-report.ts';

export interface ReportSheetProps {
  open: boolean;
  onClose: () => void;
  person: { id: number; name: string };
  /** The ids of the messages that can be attached: the reported one, or the last ones. */
  messageIds: readonly number[];
  /** True if a single message is reported. */
  isAboutMessage: boolean;
  reason: ReportReason | undefined;
  onSent: (blocked: boolean) => void;
  /** Blocks without a report: reports are limited, blocking is not. */
  onBlock: () => void;
}

/** The sheet that reports somebody to the reviewers. It also blocks them, unless that is turned off. */
export function ReportSheet({ open, onClose, ...rest }: ReportSheetProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t(texts.title, { name: rest.person.name })}>
      <ReportForm {...rest} />
    </Dialog>
  );
}

type ReportFormProps = Omit<ReportSheetProps, 'open' | 'onClose'>;

function ReportForm({ person, messageIds, isAboutMessage, reason, onSent, onBlock }: ReportFormProps) {
  const { name } = person;
  const report = useReport({ person, messageIds, reason, onSent });
  const { form, change, failure, problem } = report;
  return (
    <Form className="grid gap-3 short:gap-2" onSubmit={() => report.send()}>
      <p className="text-small wrap-anywhere text-ink-2">{t(texts.notTold, { name })}</p>
      <RadioRows
        compact
        label={t(texts.whatHappened)}
        name="report-reason"
        options={reasonsInOrder.map((value) => ({ value, label: t(reportReasonTexts[value]) }))}
        value={form.reason}
        onChange={(chosen) => change({ reason: chosen })}
      />
      {problem === 'reason' && <FieldError>{t(texts.choose)}</FieldError>}
      {form.reason === 'other' && (
        <WordsField
          label={t(texts.words)}
          error={problem === 'text' ? t(texts.wordsMissing) : undefined}
          dir="auto"
          value={form.text}
          maxLength={reportLimits.textMax}
          onType={(text) => change({ text })}
        />
      )}
      <div className="-mx-4 [&>*+*]:shadow-[0_-1px_0_var(--color-line)]">
        {messageIds.length > 0 && (
          <SwitchRow
            label={t(isAboutMessage ? texts.attachMessage : texts.attachLast)}
            hint={t(isAboutMessage ? texts.attachMessageHint : texts.attachLastHint)}
            on={form.attaches}
            onChange={(attaches) => change({ attaches })}
          />
        )}
        <SwitchRow
          label={t(texts.blockToo, { name })}
          hint={t(texts.blockTooHint)}
          on={form.blocks}
          onChange={(blocks) => change({ blocks })}
        />
      </div>
      {failure && <FieldError error={report.error}>{failure.text}</FieldError>}
      {failure?.isTooMany && (
        <Button variant="outlined" icon={banIcon} className="text-danger!" onClick={onBlock}>
          {t(texts.blockInstead)}
        </Button>
      )}
      <Button type="submit" full busy={report.busy}>
        {t(report.busy ? texts.sending : texts.send)}
      </Button>
      <InDanger />
    </Form>
  );
}

function InDanger() {
  const link = 'inline-flex min-h-11 min-w-11 items-center justify-center font-semibold text-ink underline';
  return (
    <p className="-mt-1 text-center text-small text-ink-2">
      {t(texts.inDanger)}{' '}
      <a href="tel:999" className={link}>
        999
      </a>{' '}
      {t(texts.or)}{' '}
      <a href="tel:112" className={link}>
        112
      </a>
    </p>
  );
}
