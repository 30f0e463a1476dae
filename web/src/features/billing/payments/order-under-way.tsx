import type { PaymentOrder } from '@mwanzo/contract/billing/payments';
import { useQuery } from '@tanstack/react-query';
import bellIcon from 'lucide/dist/esm/icons/bell.mjs';
import circleAlertIcon from 'lucide/dist/esm/icons/circle-alert.mjs';
import { minutesAndSeconds } from '../../../i18n/minutes-and-seconds.ts';
import { orders as texts, payments } from '../../../i18n/payments.ts';
import { t } from '../../../i18n/translate.ts';
import { premiumQuery } from '../../../queries/premium.ts';
import { Button, LinkButton } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { OrderSteps } from './order-steps.tsx';
import { againPath, secondsUntil, shownNumber } from './payment-rules.ts';
import { PhoneWithPrompt } from './phone-with-prompt.tsx';

interface OrderUnderWayProps {
  order: PaymentOrder;
  stage: 'waiting' | 'checking';
  now: number;
  /** True if the last request did not reach the server. */
  isUnreachable: boolean;
}

/** Shows an order while the prompt is on the phone, or while M-Pesa's result is missing. */
export function OrderUnderWay({ order, stage, now, isUnreachable }: OrderUnderWayProps) {
  const { amount } = order;
  const phone = shownNumber(order);
  const isChecking = stage === 'checking';
  return (
    <div className="flex min-h-[calc(100dvh-var(--notice-h)-92px)] flex-col gap-5">
      <PhoneWithPrompt amount={amount} />
      <div className="text-center" aria-live="polite">
        <h2 className="text-[1.75rem] tracking-[-0.03em]">{t(isChecking ? texts.checking : texts.waiting)}</h2>
        <p className="mt-1 text-ink-2">
          {isChecking ? t(texts.checkingText) : t(texts.waitingText, { amount, phone })}
        </p>
      </div>
      <OrderSteps order={order} stage={stage} now={now} />
      <div aria-live="polite">
        <WhatToKnow fact={isUnreachable ? 'unreachable' : isChecking ? 'mayLeave' : 'noPrompt'} />
      </div>
      <div className="mt-auto grid gap-2">
        <PretendPhone />
        <Again order={order} now={now} />
        <LinkButton to={isChecking ? '/discover' : againPath(order)} variant="ghost" full>
          {t(isChecking ? texts.back : texts.changeNumber)}
        </LinkButton>
      </div>
    </div>
  );
}

const facts = {
  noPrompt: { icon: circleAlertIcon, title: texts.noPrompt, text: texts.noPromptText },
  mayLeave: { icon: bellIcon, title: texts.mayLeave, text: texts.mayLeaveText },
  unreachable: { icon: circleAlertIcon, title: texts.unreachable, text: texts.unreachableText },
};

function WhatToKnow({ fact }: { fact: keyof typeof facts }) {
  const { icon, title, text } = facts[fact];
  return (
    <p className="flex gap-3 rounded-lg bg-blush p-4 text-label">
      <Icon icon={icon} size={22} className="mt-px flex-none" />
      <span>
        <b className="font-[650]">{t(title)}</b> {t(text)}
      </span>
    </p>
  );
}

/** While a prompt may be on the phone, M-Pesa accepts no second one. */
function Again({ order, now }: { order: PaymentOrder; now: number }) {
  const left = secondsUntil(Date.parse(order.again_at), now);
  if (left > 0)
    return (
      <Button variant="locked" full busy>
        {t(texts.againIn, { time: minutesAndSeconds(left) })}
      </Button>
    );
  return (
    <LinkButton to={againPath(order)} variant="outlined" full>
      {t(texts.again)}
    </LinkButton>
  );
}

/** Shown only if the demo's phone replaces a real one. */
function PretendPhone() {
  const { data } = useQuery(premiumQuery);
  if (data?.checkout !== 'pretend' || data.pretend_phone_port === null) return null;
  const { protocol, hostname } = location;
  return (
    <LinkButton
      full
      href={`${protocol}//${hostname}:${data.pretend_phone_port}/phone/`}
      target="_blank"
      rel="noreferrer"
    >
      {t(payments.pretendPhone)}
    </LinkButton>
  );
}
