import type { PaymentOrder } from '@mwanzo/contract/billing/payments';
import { promptSeconds } from '@mwanzo/contract/billing/products';
import checkIcon from 'lucide/dist/esm/icons/check.mjs';
import type { ReactNode } from 'react';
import { orders as texts } from '../../../i18n/payments.ts';
import { localClock } from '../../../i18n/times.ts';
import { t } from '../../../i18n/translate.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { secondsUntil, shownNumber } from './payment-rules.ts';

/** The three steps of a payment: the prompt, the PIN on the phone, and M-Pesa's result. */
export function OrderSteps({ order, stage, now }: { order: PaymentOrder; stage: 'waiting' | 'checking'; now: number }) {
  const { prompted_at } = order;
  const phone = shownNumber(order);
  const sentAt = Date.parse(prompted_at ?? order.created_at);
  const overAt = sentAt + promptSeconds * 1000;
  const left = secondsUntil(overAt, now);
  const isOver = stage === 'checking';
  return (
    <ol className="grid">
      <Step number={1} state={prompted_at === null && !isOver ? 'now' : 'done'} title={t(texts.promptSent)}>
        {prompted_at === null && !isOver
          ? t(texts.promptOnItsWay, { phone })
          : t(texts.promptSentAt, { time: localClock(sentAt, now), phone })}
      </Step>
      <Step number={2} state={isOver ? 'done' : 'now'} title={t(isOver ? texts.pinOver : texts.pin)}>
        {isOver ? t(texts.pinOverText) : <span role="timer">{t(texts.pinLeft, { count: left })}</span>}
      </Step>
      <Step number={3} state={isOver ? 'now' : 'later'} title={t(texts.asking)} isLast>
        {isOver ? t(texts.askingNow, { time: localClock(overAt, now) }) : t(texts.askingLater)}
      </Step>
    </ol>
  );
}

interface StepProps {
  number: number;
  state: 'done' | 'now' | 'later';
  title: string;
  children: ReactNode;
  isLast?: boolean;
}

const discs = {
  done: 'bg-ink text-cotton',
  now: 'bg-marigold text-on-marigold',
  later: 'bg-blush shadow-[inset_0_0_0_1.5px_var(--color-line-strong)]',
};

function Step({ number, state, title, children, isLast = false }: StepProps) {
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className={classNames(
        'relative grid grid-cols-[34px_1fr] gap-3',
        !isLast && 'pb-5 before:absolute before:top-9 before:bottom-1 before:left-4 before:w-0.5 before:bg-line',
      )}
    >
      <span
        key={state}
        aria-hidden
        className={classNames(
          'grid size-8.5 enter-rise place-items-center rounded-full text-label font-bold',
          discs[state],
        )}
      >
        {state === 'done' ? <Icon icon={checkIcon} size={18} strokeWidth={2.5} /> : number}
      </span>
      <span className="min-w-0">
        <b className="block leading-[1.3] font-[650]">{title}</b>
        <span className="block text-small text-ink-2">{children}</span>
      </span>
    </li>
  );
}
