import { useQuery } from '@tanstack/react-query';
import { Redirect, useSearch } from 'wouter';
import { timeOnPage } from '../../../device/use-seconds.ts';
import { payments as texts } from '../../../i18n/payments.ts';
import { t } from '../../../i18n/translate.ts';
import { ordersQuery } from '../../../queries/orders.ts';
import { premiumQuery } from '../../../queries/premium.ts';
import { InnerPage } from '../../../ui/frames/inner-page.tsx';
import { Loaded } from '../../../ui/frames/loaded.tsx';
import { askAgainAfter, knownNumber } from './payment-rules.ts';
import { PayForm } from './pay-form.tsx';

/**
 * Lets the member choose a pass and the phone number that pays. If an order is unfinished, that is shown instead. The
 * address of another attempt names the order before: `?product=week&order=MW-7F3K2QX9`.
 */
export function CheckoutScreen() {
  const premium = useQuery(premiumQuery);
  const asked = new URLSearchParams(useSearch()).get('order');
  const orders = useQuery({
    ...ordersQuery,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      askAgainAfter(
        state.data?.orders.find(({ code }) => code === asked),
        timeOnPage(),
      ),
  });
  const before = orders.data?.orders.find(({ code }) => code === asked);
  const open = orders.data?.orders.find(({ code, state }) => state === 'waiting' && code !== asked);
  if (premium.data && premium.data.checkout === null) return <Redirect to="/coming-soon" replace />;
  if (open && !orders.isFetching) return <Redirect to={`/premium/orders/${open.code}`} replace />;
  // The prompt that is being replaced may still be paid.
  if (before?.state === 'paid') return <Redirect to={`/premium/orders/${before.code}`} replace />;
  const loading = {
    data: orders.isFetchedAfterMount && premium.data ? orders.data : undefined,
    error: premium.error ?? orders.error,
    refetch: () => Promise.all([premium.refetch(), orders.refetch()]),
  };
  return (
    <InnerPage title={t(texts.title)} up="/topup">
      <Loaded of={loading}>
        {(known) => (
          <PayForm
            paidUntil={premium.data?.until ?? null}
            trialUntil={premium.data?.trial?.ends_at ?? null}
            known={knownNumber(known, asked)}
            remembers={known.remembered_phone !== null}
            before={before}
            isPretend={premium.data?.checkout === 'pretend'}
          />
        )}
      </Loaded>
    </InnerPage>
  );
}
