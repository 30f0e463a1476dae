import { products, productNames, type Product } from '@mwanzo/contract/billing/products';
import lockIcon from 'lucide/dist/esm/icons/lock.mjs';
import smartphoneIcon from 'lucide/dist/esm/icons/smartphone.mjs';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { realNow } from '../../../device/server-clock.ts';
import { minutesAndSeconds } from '../../../i18n/minutes-and-seconds.ts';
import { orders, payments as texts } from '../../../i18n/payments.ts';
import { premiumTrial as trial } from '../../../i18n/premium-trial.ts';
import { localClock, localDateTime } from '../../../i18n/times.ts';
import { t } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { CheckBox } from '../../../ui/controls/check-box.tsx';
import { FieldError } from '../../../ui/controls/field.tsx';
import { Form } from '../../../ui/controls/form.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { useFieldErrors, type FieldErrors } from '../../../ui/controls/use-field-errors.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { ReceivedOrder } from '../../../queries/orders.ts';
import {
  localNumber,
  passTimes,
  payingNumber,
  secondsHeld,
  secondsToNext,
  secondsUntil,
  serverNow,
  shownNumber,
} from './payment-rules.ts';
import { PretendNote } from './pretend-note.tsx';
import { ProductChoice } from './product-choice.tsx';
import { usePaying, type Payment } from './use-paying.ts';
import { timeOnPage, useSeconds } from '../../../device/use-seconds.ts';

interface Typed {
  product: Product | undefined;
  number: string;
}

function check({ product, number }: Typed): FieldErrors<keyof Typed> {
  const wrong = number.trim() === '' ? texts.numberMissing : texts.numberWrong;
  return {
    ...(product === undefined && { product: t(texts.chooseFirst) }),
    ...(payingNumber(number) === null && { number: t(wrong) }),
  };
}

/** Returns the pass in the page's address: `?product=week`. */
function useAskedProduct(): Product | undefined {
  const asked = new URLSearchParams(useSearch()).get('product');
  return productNames.find((name) => name === asked);
}

interface PayFormProps {
  /** The time until which Premium is already paid. */
  paidUntil: string | null;
  /** The end of the running trial. */
  trialUntil: string | null;
  /** The phone number to begin with, with 12 digits. */
  known: string | null;
  /** True if a number is remembered for the next time. */
  remembers: boolean;
  /** The order that this attempt follows. */
  before: ReceivedOrder | undefined;
  isPretend: boolean;
}

export function PayForm({ paidUntil, trialUntil, known, remembers, before, isPretend }: PayFormProps) {
  const asked = useAskedProduct();
  const [typed, setTyped] = useState<Typed>({ product: asked, number: known ? localNumber(known) : '' });
  const [remember, setRemember] = useState(remembers);
  const [, navigate] = useLocation();
  const { errors, form, passes } = useFieldErrors(typed, check);
  const { busy, failure, error, run } = usePaying();
  const pay = async (payment: Payment) => {
    const order = await run(payment);
    // The order's page replaces this one in the history, so that Back leads to the page before.
    if (order) navigate(`/premium/orders/${order.code}`, { replace: true, state: history.state as unknown });
  };
  const now = useSeconds(before !== undefined || failure?.againAt !== undefined, timeOnPage);
  const isHeld = secondsToNext(before, now) > 0;
  const isTooSoon = secondsHeld(failure, { product: typed.product, phone: payingNumber(typed.number) }, now) > 0;
  const submit = () => {
    const phone = payingNumber(typed.number);
    if (isHeld || isTooSoon) return;
    if (passes(typed) && typed.product !== undefined && phone !== null)
      void pay({ product: typed.product, phone, remember });
  };
  const amount = typed.product && products[typed.product].price;
  return (
    <Form ref={form} className="flex min-h-[calc(100dvh-var(--notice-h)-92px)] flex-col gap-4" onSubmit={submit}>
      <div>
        <h2 className="text-[1.75rem] tracking-[-0.03em]">{t(texts.heading)}</h2>
        <p className="mt-1 text-ink-2">{t(texts.once)}</p>
        {trialUntil !== null && (
          <p className="mt-3 rounded-md bg-blush p-3">{t(trial.runs, { moment: localDateTime(trialUntil) })}</p>
        )}
      </div>
      {isPretend && <PretendNote />}
      <ProductChoice
        value={typed.product}
        error={errors.product}
        onChange={(product) => setTyped({ ...typed, product })}
      />
      <TextField
        label={t(texts.number)}
        hint={t(texts.numberHint)}
        error={errors.number}
        icon={smartphoneIcon}
        type="tel"
        name="phone"
        autoComplete="tel"
        required
        maxLength={20}
        value={typed.number}
        onType={(number) => setTyped({ ...typed, number })}
      />
      <CheckBox checked={remember} onChange={setRemember} name="remember">
        {t(texts.remember)}
      </CheckBox>
      <div className="mt-auto grid gap-3">
        {typed.product && <PassTimes product={typed.product} paidUntil={paidUntil} />}
        {failure !== undefined && <PayFailure {...failure} error={error} />}
        {before && isHeld ? (
          <Held by={before} />
        ) : (
          <Button type="submit" full busy={busy || isTooSoon} variant={isTooSoon ? 'locked' : 'primary'}>
            {busy ? t(texts.sending) : amount === undefined ? t(texts.pay) : t(texts.payAmount, { amount })}
          </Button>
        )}
        <p className="flex items-center justify-center gap-1.5 text-small text-ink-2">
          <Icon icon={lockIcon} size={18} />
          {t(texts.yours)}
        </p>
      </div>
    </Form>
  );
}

/** Stands in place of Pay while the prompt of the order before may be on the phone. */
function Held({ by }: { by: ReceivedOrder }) {
  const at = useSeconds(true, timeOnPage);
  const left = secondsToNext(by, at);
  const sent = localClock(Date.parse(by.prompted_at ?? by.created_at), serverNow(by, at));
  return (
    <>
      <p className="text-small text-ink-2">
        <b>{t(orders.promptSent)}</b> {t(orders.promptSentAt, { time: sent, phone: shownNumber(by) })}
      </p>
      <Button variant="locked" full busy>
        {t(orders.againIn, { time: minutesAndSeconds(left) })}
      </Button>
    </>
  );
}

/** Says why nothing was sent, and when it can be sent again. Once that time has come, the text disappears. */
function PayFailure({ text, againAt, error }: { text: string; againAt: number | undefined; error: unknown }) {
  const now = useSeconds(againAt !== undefined, timeOnPage);
  if (againAt === undefined) return <FieldError error={error}>{text}</FieldError>;
  const left = secondsUntil(againAt, now);
  if (left === 0) return null;
  return (
    <div>
      <FieldError>{text}</FieldError>
      <p role="timer" className="text-small text-ink-2">
        {t(texts.tooSoonIn, { time: minutesAndSeconds(left) })}
      </p>
    </div>
  );
}

const at = (moment: number) => localDateTime(new Date(moment).toISOString());

/** Says when the chosen pass ends and what happens then. If it follows another pass, also says when it begins. */
function PassTimes({ product, paidUntil }: { product: Product; paidUntil: string | null }) {
  const now = useSeconds(true, realNow);
  const { begins, ends } = passTimes(product, paidUntil, now);
  return (
    <dl
      className={
        'grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-label [&_dd]:text-right [&_dd]:font-[650] ' +
        '[&_dt]:text-ink-2'
      }
    >
      {begins > now && (
        <>
          <dt>{t(texts.from)}</dt>
          <dd>{at(begins)}</dd>
        </>
      )}
      <dt>{t(texts.until)}</dt>
      <dd>{at(ends)}</dd>
      <dt>{t(texts.after)}</dt>
      <dd>{t(texts.noRenewal)}</dd>
    </dl>
  );
}
