import { useQuery } from '@tanstack/react-query';
import { Link, Redirect } from 'wouter';
import { payments as texts } from '../../i18n/payments.ts';
import { t } from '../../i18n/translate.ts';
import { ordersQuery } from '../../queries/orders.ts';
import { premiumQuery } from '../../queries/premium.ts';
import { InnerPage } from '../../ui/frames/inner-page.tsx';
import { LoadedSettings } from '../../ui/frames/loaded-settings.tsx';
import { PayForm } from './pay-form.tsx';

/** Lets the member choose a pass and the phone number that pays. If an order is unfinished, that is shown instead. */
export function CheckoutScreen() {
  const premium = useQuery(premiumQuery);
  const orders = useQuery({ ...ordersQuery, refetchOnMount: 'always' });
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
          remembered={orders.data?.remembered_phone ?? null}
          isPretend={premium.data?.checkout === 'pretend'}
        />
      </LoadedSettings>
    </InnerPage>
  );
}
