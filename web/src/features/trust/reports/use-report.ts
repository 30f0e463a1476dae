import type { ReportReason } from '@mwanzo/contract/trust/reports';
import { useState } from 'react';
import { failureOf } from '../../../api/failure.ts';
import { RequestError } from '../../../api/request-error.ts';
import { request } from '../../../api/request.ts';
import { useAction } from '../../../api/use-action.ts';
import { reports as texts } from '../../../i18n/reports.ts';
import { t } from '../../../i18n/translate.ts';
import { showFailed } from '../../../ui/layers/show-failed.ts';
import { keepForm, readKeptForm } from './kept-form.ts';
import { bodyOf, problemOf, type ReportForm } from './report-rules.ts';

interface ReportOptions {
  person: { id: number; name: string };
  messageIds: readonly number[];
  /** The reason that is selected at first, if it is clear. */
  reason: ReportReason | undefined;
  onSent: (blocked: boolean) => void;
}

/** Holds a report while it is filled in and sent. */
export function useReport({ person: { id: userId, name }, messageIds, reason, onSent }: ReportOptions) {
  const [form, setForm] = useState<ReportForm>(() => {
    const begun = readKeptForm(userId) ?? { reason: undefined, text: '', attaches: true, blocks: true };
    return { ...begun, reason: reason ?? begun.reason };
  });
  const [isChecked, setChecked] = useState(false);
  const { run, busy, failure, error, forget } = useAction(
    async () => {
      const { blocked } = await request('POST /api/reports/', {
        body: { user_id: userId, ...bodyOf(form, messageIds) },
      });
      keepForm(userId, undefined);
      onSent(blocked);
    },
    (thrown) => {
      const isTooMany = thrown instanceof RequestError && thrown.code === 'too_many_requests';
      return { isTooMany, text: isTooMany ? t(texts.tooMany, { name }) : t(texts[failureOf(thrown)]) };
    },
    { tellLater: ({ text }, thrown) => showFailed(text, thrown) },
  );

  const change = (changes: Partial<ReportForm>) => {
    const next = { ...form, ...changes };
    setForm(next);
    forget();
    keepForm(userId, next);
  };

  const send = () => {
    setChecked(true);
    if (!problemOf(form)) void run();
  };

  return { form, change, send, busy, failure, error, problem: isChecked ? problemOf(form) : undefined };
}
