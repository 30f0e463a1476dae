import { useQuery } from '@tanstack/react-query';
import checkIcon from 'lucide/dist/esm/icons/check.mjs';
import smartphoneIcon from 'lucide/dist/esm/icons/smartphone.mjs';
import { useNow } from '../../../device/use-now.ts';
import { planFeatures, plans } from '../../../i18n/plans.ts';
import { premium as texts, premiumText } from '../../../i18n/premium.ts';
import { premiumTrial } from '../../../i18n/premium-trial.ts';
import { t } from '../../../i18n/translate.ts';
import { premiumQuery } from '../../../queries/premium.ts';
import { useTrialOffer } from '../../../shared/premium/premium-trial.ts';
import { usePremiumPath } from '../../../shared/premium/use-premium-path.ts';
import { Button, LinkButton } from '../../../ui/controls/button.tsx';
import { WineCard } from '../../../ui/frames/card.tsx';
import { Page, PageTitle } from '../../../ui/frames/page.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Price } from '../../../ui/words/price.tsx';
import { Tag } from '../../../ui/words/tag.tsx';
import { TickList } from '../../../ui/words/tick-list.tsx';

/** The plans to choose from. */
export function TopUpScreen() {
  const { data } = useQuery(premiumQuery);
  return (
    <Page width="lg">
      <PageTitle title={t(plans.title)}>{t(plans.text)}</PageTitle>
      <div className="mt-4.5 grid gap-4 lg:grid-cols-[1fr_1.15fr] lg:gap-5">
        <PremiumPlan />
        <BasicPlan isOwn={data?.plan === 'basic'} />
      </div>
      <footer className="mt-4 text-tiny text-ink-2">{t(plans.voiceFootnote)}</footer>
      {/* It comes late, so it is the last: it must move nothing under a finger. */}
      <TrialCard />
    </Page>
  );
}

function YourPlan() {
  return (
    <Tag kind="trust" icon={checkIcon}>
      {t(plans.yourPlan)}
    </Tag>
  );
}

function PremiumPlan() {
  const { data } = useQuery(premiumQuery);
  const paidText = premiumText(data ?? { until: null, stops_at: null }, useNow());
  const path = usePremiumPath();
  return (
    <WineCard className="lg:order-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2>{t(plans.premium)}</h2>
        {paidText !== null && <YourPlan />}
      </div>
      {paidText !== null && <p className="mt-1">{paidText}</p>}
      <Price amount={t(plans.premiumPrice)} per={t(plans.perMonth)} />
      <TickList ground="wine" items={planFeatures.premium.map((item) => t(item))} className="mb-6" />
      <LinkButton to={path} variant="marigold" full className="mt-auto">
        {t(paidText === null ? plans.getPremium : texts.addTime)}
      </LinkButton>
      {path === '/premium' && (
        <p className="mt-3 flex items-center justify-center gap-1.5 text-small">
          <Icon icon={smartphoneIcon} size={18} className="flex-none" />
          {t(plans.payWith)}
        </p>
      )}
    </WineCard>
  );
}

function BasicPlan({ isOwn }: { isOwn: boolean }) {
  return (
    <section className="flex flex-col rounded-xl bg-surface px-5.5 pt-6.5 pb-5.5 outline-line lg:p-8.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2>{t(plans.basic)}</h2>
        {isOwn && <YourPlan />}
      </div>
      <Price amount={t(plans.free)} />
      <TickList items={planFeatures.basic.map((item) => t(item))} className="mb-6" />
      <LinkButton to="/discover" variant="outlined" full className="mt-auto">
        {t(plans.continueBasic)}
      </LinkButton>
    </section>
  );
}

/** Offers the trial to whom it is open. */
function TrialCard() {
  const ask = useTrialOffer();
  if (!ask) return null;
  return (
    <section className="mt-4 grid gap-3 rounded-xl bg-blush p-5.5">
      <div>
        <h2 className="text-[1.375rem] tracking-[-0.02em]">{t(premiumTrial.cardTitle)}</h2>
        <p className="mt-1 text-ink-2">{t(premiumTrial.cardText)}</p>
      </div>
      <Button full className="lg:max-w-[340px]" onClick={ask}>
        {t(premiumTrial.cardButton)}
      </Button>
    </section>
  );
}
