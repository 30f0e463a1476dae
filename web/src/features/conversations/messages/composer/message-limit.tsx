import { limits as texts } from '../../../../i18n/limits.ts';
import { t } from '../../../../i18n/translate.ts';
import { dayLimits } from '../../../../shared/allowances/day-limits.ts';
import { liftLimit } from '../../../../shared/allowances/note-limit.ts';
import { useTrialOffer } from '../../../../shared/premium/premium-trial.ts';
import { useStore } from '../../../../state/store.ts';
import { MessageLimitNote } from '../../../../ui/frames/limit-state.tsx';
import { TextButton, TextLink } from '../../../../ui/words/text-link.tsx';

const lift = () => liftLimit('messages');

/** Shown above the input while the day's messages are used up. The typed text stays. */
export function MessageLimit() {
  const until = useStore(dayLimits).messages;
  const askForTrial = useTrialOffer();
  if (until === undefined) return null;
  return (
    <MessageLimitNote until={until} onOver={lift}>
      <span className="flex flex-wrap gap-x-4">
        {askForTrial && (
          <TextButton className="underline underline-offset-3" onClick={askForTrial}>
            {t(texts.trial)}
          </TextButton>
        )}
        <TextLink to="/topup">{t(texts.premium)}</TextLink>
      </span>
    </MessageLimitNote>
  );
}
