import { useQueryClient } from '@tanstack/react-query';
import { RequestError } from '../../../api/request-error.ts';
import { planFeatures } from '../../../i18n/plans.ts';
import { premiumTrial as texts } from '../../../i18n/premium-trial.ts';
import { t } from '../../../i18n/translate.ts';
import { startTrial } from '../../../queries/premium-trial.ts';
import { premiumQuery } from '../../../queries/premium.ts';
import { useQuestion } from '../../../queries/use-question.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/controls/field.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { TickList } from '../../../ui/words/tick-list.tsx';

interface TrialQuestionProps {
  open: boolean;
  onClose: () => void;
  /** Called with the end of the trial. */
  onStarted: (until: string) => void;
}

const terms = [texts.noPayment, texts.noRenewal, texts.once, texts.code];
/** TopUp explains the two stars below its list. There is no such note here. */
const features = () => planFeatures.premium.map((item) => t(item).replace('**', ''));

/** Says what the trial is before it starts. The request can safely be repeated. */
export function TrialQuestion({ open, onClose, onStarted }: TrialQuestionProps) {
  const client = useQueryClient();
  const { mutate, isPending, error, close } = useQuestion({
    mutationFn: () => startTrial(client),
    onSuccess: (until) => {
      onClose();
      onStarted(until);
    },
    onError: () => client.invalidateQueries({ queryKey: premiumQuery.queryKey }),
    onClose,
  });
  const isRefused = error instanceof RequestError && error.code === 'trial_not_offered';
  const footer = (
    <>
      <Button variant="outlined" onClick={close}>
        {t(texts.notNow)}
      </Button>
      <Button busy={isPending} onClick={() => mutate()}>
        {t(isPending ? texts.starting : texts.start)}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={close} title={t(texts.title)} footer={footer}>
      <p className="text-ink-2">{t(texts.fromNow)}</p>
      <TickList items={features()} className="mt-4 short:gap-1.5" />
      <ul className="mt-4 grid gap-1.5 rounded-lg bg-surface p-4 outline-line">
        {terms.map((term) => (
          <li key={term.en}>{t(term)}</li>
        ))}
      </ul>
      {error && (
        <div className="mt-4">
          <FieldError>{t(isRefused ? texts.refused : texts.failed)}</FieldError>
        </div>
      )}
    </Dialog>
  );
}
