import { landing } from '../i18n/landing.ts';
import { planFeatures, plans } from '../i18n/plans.ts';
import { t } from '../i18n/translate.ts';
import { LinkButton } from '../ui/controls/button.tsx';
import { WineCard } from '../ui/frames/card.tsx';
import { Price } from '../ui/words/price.tsx';
import { TickList } from '../ui/words/tick-list.tsx';
import { SectionTitle, sectionFrame } from './section-title.tsx';

export function PlansSection() {
  return (
    <section id="plans" className={`${sectionFrame} md:grid md:grid-cols-[0.72fr_2.1fr] md:gap-10`}>
      <SectionTitle>{t(landing.plansTitle)}</SectionTitle>
      <div className="grid gap-4 md:grid-cols-[1fr_1.15fr] md:items-stretch md:gap-5">
        <article className="flex flex-col rounded-xl bg-surface px-5.5 pt-6.5 pb-5.5 outline-line md:p-8.5">
          <h3 className="text-[1.5rem]">{t(plans.basic)}</h3>
          <Price amount={t(plans.free)} />
          <TickList items={planFeatures.basic.map((item) => t(item))} className="mb-6" />
          <LinkButton variant="outlined" full href="/signup" className="mt-auto">
            {t(landing.startFree)}
          </LinkButton>
        </article>
        <WineCard>
          <h3 className="text-[1.5rem]">{t(plans.premium)}</h3>
          <Price amount={t(plans.premiumPrice)} per={t(plans.perMonth)} />
          <TickList ground="wine" items={planFeatures.premium.map((item) => t(item))} className="mb-6" />
          <LinkButton variant="marigold" full href="/signup" className="mt-auto">
            {t(landing.startPremium)}
          </LinkButton>
          <p className="mt-3 text-center text-small text-balance text-on-wine-2">{t(landing.trialNote)}</p>
        </WineCard>
      </div>
    </section>
  );
}
