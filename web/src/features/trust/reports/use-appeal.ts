import type { MemberDecision } from '@mwanzo/contract/trust/reports';
import { useRef, useState } from 'react';
import { NetworkError } from '../../../api/request-error.ts';
import { request } from '../../../api/request.ts';

export type AppealFailure = 'notReached' | 'failed';

/**
 * Holds an appeal while it is written and sent. Its token came with the decision, so that it can be sent without
 * signing in.
 */
export function useAppeal(token: string, onSent: (status: MemberDecision['appeal']) => void) {
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppealFailure>();
  const isSending = useRef(false);
  const isMissing = text.trim() === '';

  const send = async () => {
    setChecked(true);
    if (isMissing || isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      const { appeal } = await request('POST /api/appeals/', { body: { token, text: text.trim() } });
      onSent(appeal);
    } catch (error) {
      setFailure(error instanceof NetworkError ? 'notReached' : 'failed');
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  return { text, setText, send, busy, failure, isMissing: isChecked && isMissing };
}
