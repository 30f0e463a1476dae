import type { PaymentOrder } from '@mwanzo/contract/billing/payments';
import { useQuery } from '@tanstack/react-query';
import { orders as stateTexts, payments, receipts as texts } from '../../../i18n/payments.ts';
import { localDateTime } from '../../../i18n/times.ts';
import { t } from '../../../i18n/translate.ts';
import { ordersQuery } from '../../../queries/orders.ts';
import { TwoArches } from '../../../ui/drawings/two-arches.tsx';
import { EmptyState } from '../../../ui/frames/empty-state.tsx';
import { InnerPage } from '../../../ui/frames/inner-page.tsx';
import { Loaded } from '../../../ui/frames/loaded.tsx';
import { DocumentRow, LinkRow, RowGroup } from '../../../ui/frames/row-group.tsx';
import { RememberedNumber } from './remembered-number.tsx';

const states = {
  waiting: stateTexts.waiting,
  checking: stateTexts.checking,
  paid: texts.paidState,
  failed: stateTexts.failed,
  unanswered: stateTexts.unanswered,
  review: stateTexts.review,
  refunding: stateTexts.refunding,
  refunded: stateTexts.refunded,
} as const;

/** Lists the member's payments and attempts, and the stored phone number. */
export function PaymentsScreen() {
  const query = useQuery({ ...ordersQuery, refetchOnMount: 'always' });
  return (
    <InnerPage title={t(texts.payments)} up="/settings">
      <Loaded of={query}>
        {({ orders, remembered_phone: phone }) => (
          <>
            {orders.length === 0 ? (
              <EmptyState drawing={<TwoArches />} title={t(texts.none)}>
                {t(texts.noneText)}
              </EmptyState>
            ) : (
              <RowGroup>
                {orders.map((order) => (
                  <OrderRow key={order.code} order={order} />
                ))}
              </RowGroup>
            )}
            {phone !== null && <RememberedNumber number={phone} />}
            <RowGroup>
              <DocumentRow href="/support" label={t(texts.help)} />
            </RowGroup>
          </>
        )}
      </Loaded>
    </InnerPage>
  );
}

function OrderRow({ order: { code, amount, state, created_at } }: { order: PaymentOrder }) {
  return (
    <LinkRow
      href={`/premium/orders/${code}`}
      label={t(payments.price, { amount })}
      hint={t(texts.state, { moment: localDateTime(created_at), state: t(states[state]) })}
    />
  );
}
