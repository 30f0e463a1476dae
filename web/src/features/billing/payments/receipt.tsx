import type { PaymentOrder } from '@mwanzo/contract/billing/payments';
import checkIcon from 'lucide/dist/esm/icons/check.mjs';
import downloadIcon from 'lucide/dist/esm/icons/download.mjs';
import { useEffect, type ReactNode } from 'react';
import { passesSold, payments, receipts as texts } from '../../../i18n/payments.ts';
import { localDateTime } from '../../../i18n/times.ts';
import { t } from '../../../i18n/translate.ts';
import { premiumSeen } from '../../../shared/premium/premium-news.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button, LinkButton } from '../../../ui/controls/button.tsx';
import { Logo } from '../../../ui/drawings/logo.tsx';
import { InnerPage } from '../../../ui/frames/inner-page.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';

interface ReceiptProps {
  order: PaymentOrder;
  /** True if the payment has just arrived. */
  isFresh: boolean;
}

export function Receipt({ order, isFresh }: ReceiptProps) {
  return (
    <InnerPage title={t(texts.title)} up={isFresh ? '/topup' : '/settings/payments'}>
      <div className="flex min-h-[calc(100dvh-var(--notice-h)-92px)] flex-col gap-5">
        {isFresh && <PremiumIsOn endsAt={order.ends_at} />}
        <ReceiptCard order={order} />
        {isFresh && <p className="text-center text-small text-ink-2">{t(texts.copy)}</p>}
        <div className="mt-auto grid gap-2">
          {isFresh && (
            <LinkButton to="/likes" full>
              {t(texts.likes)}
            </LinkButton>
          )}
          <Button variant="outlined" full icon={downloadIcon} onClick={() => print()}>
            {t(texts.save)}
          </Button>
        </div>
      </div>
    </InnerPage>
  );
}

function PremiumIsOn({ endsAt }: { endsAt: string | null }) {
  useEffect(() => premiumSeen.write(true), []);
  return (
    <output className="grid justify-items-center text-center">
      <div className="mb-3 w-56 overflow-hidden border-b-2 border-line-strong">
        <div
          className={classNames(
            'receipt-sun mx-auto grid h-15.5 w-31 place-items-center rounded-t-full bg-marigold',
            'text-on-marigold',
          )}
        >
          <Icon icon={checkIcon} size={32} strokeWidth={2.5} />
        </div>
      </div>
      <h2 className="text-[1.75rem] tracking-[-0.03em]">{t(texts.on)}</h2>
      {endsAt !== null && <p className="text-ink-2">{t(texts.until, { moment: localDateTime(endsAt) })}</p>}
    </output>
  );
}

function ReceiptCard({ order }: { order: PaymentOrder }) {
  const { amount, product, paid_at, phone, receipt, code, ends_at } = order;
  return (
    <section aria-label={t(texts.title)} className="receipt px-4.5 pt-5 pb-7 text-label">
      <div className="mb-3 flex items-center justify-between gap-3">
        <Logo size={22} className="text-[1.25rem]" />
        <b className="text-[1.5rem]">{t(payments.price, { amount })}</b>
      </div>
      <Rows>
        <Row label={t(texts.for)}>{t(passesSold[product])}</Row>
        {paid_at !== null && <Row label={t(texts.paid)}>{localDateTime(paid_at)}</Row>}
        {ends_at !== null && <Row label={t(payments.until)}>{localDateTime(ends_at)}</Row>}
        <Row label={t(texts.with)}>{t(texts.phone, { phone })}</Row>
        <Row label={t(texts.code)}>{receipt ?? t(texts.codeToCome)}</Row>
        <Row label={t(texts.order)}>{code}</Row>
      </Rows>
      <hr className="my-3 border-line-strong opacity-40" />
      <Rows>
        <Row label={t(texts.soldBy)}>{t(texts.seller)}</Row>
        <Row label={t(texts.renews)}>{t(product === 'month' ? texts.reminded : texts.never)}</Row>
      </Rows>
    </section>
  );
}

function Rows({ children }: { children: ReactNode }) {
  return <dl className="grid gap-2">{children}</dl>;
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-2">{label}</dt>
      <dd className="text-right font-[650] wrap-anywhere">{children}</dd>
    </div>
  );
}
