import { useQuery } from '@tanstack/react-query';
import { Link, Redirect, useSearch } from 'wouter';
import { payments as texts } from '../../i18n/payments.ts';
import { t } from '../../i18n/translate.ts';
import { ordersQuery } from '../../queries/orders.ts';
import { premiumQuery } from '../../queries/premium.ts';
import { InnerPage } from '../../ui/frames/inner-page.tsx';
import { LoadedSettings } from '../../ui/frames/loaded-settings.tsx';
import { knownNumber } from './payment-rules.ts';
import { PayForm } from './pay-form.tsx';

/**
 * Lets the member choose a pass and the phone number that pays. If an order is unfinished, that is shown instead. The
 * address of another attempt names the order before: `?product=week&order=MW-7F3K2QX9`.
 */
export function CheckoutScreen() {
  const premium = useQuery(premiumQuery);
  const orders = useQuery({ ...ordersQuery, refetchOnMount: 'always' });
  const asked = new URLSearchParams(useSearch()).get('order');
  const open = orders.data?.orders.find(({ state }) => state === 'waiting');
  if (premium.data && premium.data.checkout === null) return <Redirect to="/coming-soon" replace />;
  if (open && !orders.isFetching) return <Redirect to={`/premium/orders/${open.code}`} replace />;
  const retry = () => void Promise.all([premium.refetch(), orders.refetch()]);
  return (
    <InnerPage title={t(texts.title)} up="/topup" link={Link}>
      <LoadedSettings
        loaded={premium.data !== undefined && orders.isFetchedAfterMount && orders.data !== undefined}
        failed={premium.isError || orders.isError}
        onRetry={retry}
      >
        <PayForm
          paidUntil={premium.data?.until ?? null}
          known={orders.data ? knownNumber(orders.data, asked) : null}
          remembers={(orders.data?.remembered_phone ?? null) !== null}
          isPretend={premium.data?.checkout === 'pretend'}
        />
      </LoadedSettings>
    </InnerPage>
  );
}
