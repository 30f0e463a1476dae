import { request } from '../../../api/request.ts';
import { devices as texts } from '../../../i18n/devices.ts';
import { t } from '../../../i18n/translate.ts';
import { useQuestion } from '../../../queries/use-question.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/controls/field.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';

interface OthersQuestionProps {
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before all other devices are signed out. The request can safely be repeated. */
export function OthersQuestion({ open, onClose, onDone }: OthersQuestionProps) {
  const { mutate, isPending, error, close } = useQuestion({
    mutationFn: () => request('POST /api/token/revoke/', { body: { others: true } }),
    onSuccess: onDone,
    onClose,
  });
  const footer = (
    <>
      <Button variant="outlined" onClick={close}>
        {t(texts.cancel)}
      </Button>
      <Button busy={isPending} onClick={() => mutate()}>
        {t(isPending ? texts.signingOut : texts.signOut)}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={close} title={t(texts.question)} footer={footer}>
      <p className="text-ink-2">{t(texts.questionText)}</p>
      {error && (
        <div className="mt-4">
          <FieldError>{t(texts.failed)}</FieldError>
        </div>
      )}
    </Dialog>
  );
}
