import type { ConsentPurpose } from '@mwanzo/contract/options';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import { consents as texts } from '../../i18n/consents.ts';
import { t } from '../../i18n/translate.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FieldError } from '../../ui/controls/field.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { consentWords } from './consent-words.ts';

interface WithdrawQuestionProps {
  /** Undefined while the question is closed. */
  purpose: ConsentPurpose | undefined;
  onClose: () => void;
  onWithdrawn: (purpose: ConsentPurpose) => void;
}

/** Asks once and says what follows. Repeating the request is harmless. */
export function WithdrawQuestion({ purpose, onClose, onWithdrawn }: WithdrawQuestionProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const withdraw = async () => {
    if (!purpose || state === 'busy') return;
    setState('busy');
    try {
      await request('DELETE /api/account/consents/{purpose}/', { params: { purpose } });
      setState('idle');
      onWithdrawn(purpose);
    } catch {
      setState('failed');
    }
  };
  const close = () => {
    setState((now) => (now === 'failed' ? 'idle' : now));
    onClose();
  };
  const footer = (
    <>
      <Button variant="outlined" onClick={close}>
        {t(texts.keep)}
      </Button>
      <Button busy={state === 'busy'} onClick={() => void withdraw()}>
        {t(state === 'busy' ? texts.withdrawing : texts.withdraw)}
      </Button>
    </>
  );
  return (
    <Dialog open={purpose !== undefined} onClose={close} title={t(texts.question)} footer={footer}>
      <p className="text-ink-2">{purpose && consentWords(purpose).follows}</p>
      {state === 'failed' && (
        <div className="mt-4">
          <FieldError>{t(texts.failed)}</FieldError>
        </div>
      )}
    </Dialog>
  );
}
