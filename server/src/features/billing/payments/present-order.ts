import type { PaymentOrder } from '@mwanzo/contract/billing/payments';
import { promptPauseSeconds, type PaymentFailure } from '@mwanzo/contract/billing/products';
import { failureOf } from '../../../gateways/payments/result-codes.ts';
import { maskPhone, presentedState, showsWholePhone, type StoredOrder } from './order-rules.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';
import { openPhone } from './seal-phone.ts';

/** An order as its buyer sees it. */
export function presentOrder(
  { vaultKey }: Pick<PaymentDependencies, 'vaultKey'>,
  order: StoredOrder,
  now: Date,
): PaymentOrder {
  const { code, product, amount, sealedPhone, createdAt, promptedAt, paidAt, receipt, startsAt, endsAt } = order;
  const state = presentedState(order, now);
  const phone = sealedPhone === null ? null : openPhone(sealedPhone, code, vaultKey);
  return {
    code,
    product,
    amount,
    state,
    failure: state === 'failed' ? whyFailed(order) : null,
    phone: phone === null ? '' : maskPhone(phone),
    whole_phone: showsWholePhone(state, createdAt, now) ? phone : null,
    created_at: createdAt.toISOString(),
    prompted_at: promptedAt?.toISOString() ?? null,
    again_at: new Date(
      promptedAt === null ? createdAt.getTime() : promptedAt.getTime() + promptPauseSeconds * 1000,
    ).toISOString(),
    paid_at: paidAt?.toISOString() ?? null,
    receipt,
    starts_at: startsAt?.toISOString() ?? null,
    ends_at: endsAt?.toISOString() ?? null,
    as_of: now.toISOString(),
  };
}

/** An order without a prompt failed before it, for example because a process died. */
function whyFailed({ promptedAt, resultCode }: StoredOrder): PaymentFailure {
  if (promptedAt === null && resultCode === 'not_sent') return 'not_sent';
  return (resultCode === null ? null : failureOf(resultCode)) ?? 'unavailable';
}
