import type { PaymentOrder } from '@mwanzo/contract/billing/payments';
import circleAlertIcon from 'lucide/dist/esm/icons/circle-alert.mjs';
import { failures, orders as texts } from '../../../i18n/payments.ts';
import { t } from '../../../i18n/translate.ts';
import { LinkButton } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { againPath, type OrderStage } from './payment-rules.ts';
import { PhoneWithPrompt } from './phone-with-prompt.tsx';

type Outcome = Exclude<OrderStage, 'waiting' | 'checking' | 'paid'>;

function outcomeText({ state, failure, amount }: PaymentOrder, stage: Outcome): { title: string; text: string } {
  switch (stage) {
    case 'failed':
      return { title: t(texts.failed), text: t(failures[failure ?? 'unavailable']) };
    case 'unanswered':
      return { title: t(texts.unanswered), text: t(texts.unansweredText) };
    case 'review':
      return { title: t(texts.review), text: t(texts.reviewText) };
    case 'refund':
      return {
        title: t(state === 'refunded' ? texts.refunded : texts.refunding),
        text: t(texts.refundText, { amount }),
      };
  }
}

/** Shows the result of an order that did not lead to Premium. */
export function OrderOutcome({ order, stage }: { order: PaymentOrder; stage: Outcome }) {
  const { title, text } = outcomeText(order, stage);
  const isRefused = stage === 'failed';
  return (
    <div className="flex min-h-[calc(100dvh-var(--notice-h)-92px)] flex-col gap-5">
      <PhoneWithPrompt amount={null} />
      <output className="grid justify-items-center gap-2 text-center">
        {isRefused && <Icon icon={circleAlertIcon} size={28} className="text-danger" />}
        <h2 className="text-[1.75rem] tracking-[-0.03em]">{title}</h2>
        <p className="max-w-90 text-ink-2">{text}</p>
        <p className="text-small text-ink-2">{order.code}</p>
      </output>
      <div className="mt-auto grid gap-2">
        {isRefused && (
          <LinkButton to={againPath(order)} replace full>
            {t(texts.tryAgain)}
          </LinkButton>
        )}
        <LinkButton to="/discover" variant="outlined" full>
          {t(texts.back)}
        </LinkButton>
        {stage !== 'failed' && (
          <LinkButton variant="ghost" full href="/support">
            {t(texts.wrong)}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
