import type { ConsentPurpose } from '@mwanzo/contract/people/options';
import { request } from '../../../api/request.ts';
import { consents as texts } from '../../../i18n/consents.ts';
import { t } from '../../../i18n/translate.ts';
import { useQuestion } from '../../../queries/use-question.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/controls/field.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { consentWords } from './consent-words.ts';

interface WithdrawQuestionProps {
  /** Undefined while the question is closed. */
  purpose: ConsentPurpose | undefined;
  onClose: () => void;
  onWithdrawn: (purpose: ConsentPurpose) => void;
}

/** Asks before a consent is withdrawn, and says what that does. The request can safely be repeated. */
export function WithdrawQuestion({ purpose, onClose, onWithdrawn }: WithdrawQuestionProps) {
  const { mutate, isPending, error, close } = useQuestion({
    subject: purpose,
    mutationFn: (asked: ConsentPurpose) =>
      request('DELETE /api/account/consents/{purpose}/', { params: { purpose: asked } }),
    onSuccess: (_, asked) => onWithdrawn(asked),
    onClose,
  });
  const footer = (
    <>
      <Button variant="outlined" onClick={close}>
        {t(texts.keep)}
      </Button>
      <Button busy={isPending} onClick={() => purpose && mutate(purpose)}>
        {t(isPending ? texts.withdrawing : texts.withdraw)}
      </Button>
    </>
  );
  return (
    <Dialog open={purpose !== undefined} onClose={close} title={t(texts.question)} footer={footer}>
      <p className="text-ink-2">{purpose && consentWords(purpose).follows}</p>
      {error && (
        <div className="mt-4">
          <FieldError>{t(texts.failed)}</FieldError>
        </div>
      )}
    </Dialog>
  );
}
