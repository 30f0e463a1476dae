import { useEffect, useState } from 'react';
import { request } from '../../../api/request.ts';
import { logFailure } from '../../../device/log-failure.ts';
import { payments as texts } from '../../../i18n/payments.ts';
import { t } from '../../../i18n/translate.ts';
import { LinkButton } from '../../../ui/controls/button.tsx';

/** The demo's checkout for members. It takes no money. */
export function PretendCheckout() {
  const [isThere, setIsThere] = useState(false);
  // This is fetched once, without the query cache of the member pages, because visitors open this page too.
  useEffect(() => {
    request('GET /api/premium/').then(
      ({ checkout }) => setIsThere(checkout === 'pretend'),
      (error: unknown) => logFailure('Could not ask whether this is a demo', error),
    );
  }, []);
  if (!isThere) return null;
  return (
    <section className="mt-2.5 grid gap-3 rounded-lg bg-blush p-4.5 text-left">
      <div>
        <h2 className="text-[1.25rem] tracking-[-0.015em]">{t(texts.pretendTitle)}</h2>
        <p className="text-label text-ink-2">{t(texts.pretendText)}</p>
      </div>
      <LinkButton to="/premium" variant="marigold" full>
        {t(texts.pretendLink)}
      </LinkButton>
    </section>
  );
}
