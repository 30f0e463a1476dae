import type { MemberDecision } from '@mwanzo/contract/trust/reports';
import { useState } from 'react';
import { failureOf } from '../../../api/failure.ts';
import { request } from '../../../api/request.ts';
import { useAction } from '../../../api/use-action.ts';
import { decisions as texts } from '../../../i18n/decisions.ts';
import { t } from '../../../i18n/translate.ts';
import { showFailed } from '../../../ui/layers/show-failed.ts';

/**
 * Holds an appeal while it is written and sent. Its token came with the decision, so that it can be sent without
 * signing in.
 */
export function useAppeal(token: string, onSent: (status: MemberDecision['appeal']) => void) {
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isMissing = text.trim() === '';
  const { run, busy, failure, error } = useAction(
    async () => onSent((await request('POST /api/appeals/', { body: { token, text: text.trim() } })).appeal),
    (thrown) => t(texts[failureOf(thrown)]),
    { tellLater: (_, thrown) => showFailed(t(texts.appealLost), thrown) },
  );

  const send = () => {
    setChecked(true);
    if (!isMissing) void run();
  };
  return { text, setText, send, busy, failure, error, isMissing: isChecked && isMissing };
}
