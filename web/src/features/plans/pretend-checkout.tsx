import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { payments as texts } from '../../i18n/payments.ts';
import { t } from '../../i18n/translate.ts';
import { premiumQuery } from '../../queries/premium.ts';
import { LinkButton } from '../../ui/controls/button.tsx';

/** The demo's checkout, for members: it takes no money. */
export function PretendCheckout() {
  const { data } = useQuery(premiumQuery);
  if (data?.checkout !== 'pretend') return null;
  return (
    <section className="mt-2.5 grid gap-3 rounded-lg bg-blush p-4.5 text-left">
      <div>
        <h2 className="text-[1.25rem] tracking-[-0.015em]">{t(texts.pretendTitle)}</h2>
        <p className="text-label text-ink-2">{t(texts.pretendText)}</p>
      </div>
      <Link href="/premium" asChild>
        <LinkButton variant="marigold" full>
          {t(texts.pretendLink)}
        </LinkButton>
      </Link>
    </section>
  );
}
