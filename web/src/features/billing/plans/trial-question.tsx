import { useQueryClient } from '@tanstack/react-query';
import { RequestError } from '../../../api/request-error.ts';
import { useQuestion } from '../../../api/use-question.ts';
import { planFeatures } from '../../../i18n/plans.ts';
import { premiumTrial as texts } from '../../../i18n/premium-trial.ts';
import { t } from '../../../i18n/translate.ts';
import { premiumQuery } from '../../../queries/premium.ts';
import { startTrial } from '../../../shared/premium/premium-trial.ts';
import { Question } from '../../../ui/layers/question.tsx';
import { showFailed } from '../../../ui/layers/show-failed.ts';
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
  const question = useQuestion(
    async () => {
      const until = await startTrial(client);
      onClose();
      onStarted(until);
    },
    (error) => {
      void client.invalidateQueries({ queryKey: premiumQuery.queryKey });
      return t(error instanceof RequestError && error.code === 'trial_not_offered' ? texts.refused : texts.failed);
    },
    { about: open, onClose, tellLater: showFailed },
  );
  return (
    <Question
      {...question}
      title={t(texts.title)}
      no={t(texts.notNow)}
      yes={t(question.busy ? texts.starting : texts.start)}
    >
      <p className="text-ink-2">{t(texts.fromNow)}</p>
      <TickList items={features()} className="mt-4 short:gap-1.5" />
      <ul className="mt-4 grid gap-1.5 rounded-lg bg-surface p-4 outline-line">
        {terms.map((term) => (
          <li key={term.en}>{t(term)}</li>
        ))}
      </ul>
    </Question>
  );
}
