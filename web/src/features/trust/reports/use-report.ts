import { useRef, useState } from 'react';
import { NetworkError, RequestError } from '../../../api/request-error.ts';
import { request } from '../../../api/request.ts';
import { keepForm, readKeptForm } from './kept-form.ts';
import { bodyOf, problemOf, type ReportForm, type ReportReason } from './report-rules.ts';

export type ReportFailure = 'notReached' | 'failed' | 'tooMany';

interface ReportOptions {
  userId: number;
  messageIds: readonly number[];
  /** The reason that is selected at first, if it is clear. */
  reason: ReportReason | undefined;
  onSent: (blocked: boolean) => void;
}

function failureOf(error: unknown): ReportFailure {
  if (error instanceof RequestError && error.code === 'too_many_requests') return 'tooMany';
  return error instanceof NetworkError ? 'notReached' : 'failed';
}

/** Holds a report while it is filled in and sent. */
export function useReport({ userId, messageIds, reason, onSent }: ReportOptions) {
  const [form, setForm] = useState<ReportForm>(() => {
    const begun = readKeptForm(userId) ?? { reason: undefined, text: '', attaches: true, blocks: true };
    return { ...begun, reason: reason ?? begun.reason };
  });
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState<ReportFailure>();
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);

  const change = (changes: Partial<ReportForm>) => {
    const next = { ...form, ...changes };
    setForm(next);
    setFailure(undefined);
    keepForm(userId, next);
  };

  const send = async () => {
    setChecked(true);
    if (problemOf(form) || isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      const { blocked } = await request('POST /api/reports/', {
        body: { user_id: userId, ...bodyOf(form, messageIds) },
      });
      keepForm(userId, undefined);
      onSent(blocked);
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  return { form, change, send, busy, failure, problem: isChecked ? problemOf(form) : undefined };
}
