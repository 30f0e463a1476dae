import bellRingIcon from 'lucide/dist/esm/icons/bell-ring.mjs';
import sparklesIcon from 'lucide/dist/esm/icons/sparkles.mjs';
import wandSparklesIcon from 'lucide/dist/esm/icons/wand-sparkles.mjs';
import { useSession } from '../../../api/session.ts';
import { plans } from '../../../i18n/plans.ts';
import { t } from '../../../i18n/translate.ts';
import { LinkButton } from '../../../ui/controls/button.tsx';
import { deferred } from '../../../loading/deferred.tsx';
import { Logo } from '../../../ui/drawings/logo.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Saying } from '../../../ui/words/saying.tsx';
import { RisingSun } from './rising-sun.tsx';

/** This loads separately, because only members of the demo need it, and not visitors. */
const PretendCheckout = deferred(async () => (await import('./pretend-checkout.tsx')).PretendCheckout);

const cards = [
  { icon: sparklesIcon, title: plans.matching, text: plans.matchingText },
  { icon: wandSparklesIcon, title: plans.features, text: plans.featuresText },
  { icon: bellRingIcon, title: plans.updates, text: plans.updatesText },
] as const;

export function ComingSoonScreen() {
  const isMember = useSession().profile !== null;
  return (
    <main>
      <div className="overflow-hidden mji text-white">
        <div className="pindo" />
        <div className="grid justify-items-center gap-3.5 px-4 pt-3.5">
          <a href="/" className="no-underline">
            <Logo size={28} className="text-[1.5rem]" />
          </a>
          <RisingSun className="block w-[min(70%,250px)]" />
        </div>
      </div>
      <div className="scallops bg-cotton [--scallops:var(--color-cotton)]">
        <div className="mx-auto max-w-[560px] px-5 pt-5 pb-7 text-center">
          <Saying>Haba na haba hujaza kibaba</Saying>
          <h1 className="my-2 text-[2.125rem] tracking-[-0.03em]">{t(plans.soonTitle)}</h1>
          <p className="mb-4.5 text-ink-2">{t(plans.soonText)}</p>
          <div className="grid gap-2.5 text-left">
            {cards.map(({ icon, title, text }) => (
              <section key={t(title)} className="flex items-start gap-3.5 rounded-lg bg-surface p-4.5 shadow-1">
                <span className="grid size-11 flex-none place-items-center rounded-md bg-blush">
                  <Icon icon={icon} size={22} />
                </span>
                <div>
                  <h2 className="text-[1.25rem] tracking-[-0.015em]">{t(title)}</h2>
                  <p className="text-label text-ink-2">{t(text)}</p>
                </div>
              </section>
            ))}
          </div>
          <div className="mt-4.5 grid gap-2.5">
            <LinkButton to="/discover" full>
              {t(plans.browse)}
            </LinkButton>
            <LinkButton variant="outlined" full href="/">
              {t(plans.home)}
            </LinkButton>
          </div>
          {/* It comes late, so it is last: it must not move a link under a finger. */}
          {isMember && <PretendCheckout />}
        </div>
      </div>
    </main>
  );
}
