import { premiumTrial as texts } from '../../../i18n/premium-trial.ts';
import { t } from '../../../i18n/translate.ts';
import { useTrialOffer } from '../../../shared/premium/premium-trial.ts';
import { Button } from '../../../ui/controls/button.tsx';

/** Offers the trial to whom it is open. */
export function TrialCard() {
  const ask = useTrialOffer();
  if (!ask) return null;
  return (
    <section className="mt-4 grid gap-3 rounded-xl bg-blush p-5.5">
      <div>
        <h2 className="text-[1.375rem] tracking-[-0.02em]">{t(texts.cardTitle)}</h2>
        <p className="mt-1 text-ink-2">{t(texts.cardText)}</p>
      </div>
      <Button full className="lg:max-w-[340px]" onClick={ask}>
        {t(texts.cardButton)}
      </Button>
    </section>
  );
}
