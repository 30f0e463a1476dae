import { useQuery } from '@tanstack/react-query';
import { RequestError } from '../../../api/request-error.ts';
import { orders as texts, payments } from '../../../i18n/payments.ts';
import { t } from '../../../i18n/translate.ts';
import { orderQuery } from '../../../queries/orders.ts';
import { useEver } from '../../../state/use-ever.ts';
import { InnerPage } from '../../../ui/frames/inner-page.tsx';
import { Loaded } from '../../../ui/frames/loaded.tsx';
import { TwoArches } from '../../../ui/drawings/two-arches.tsx';
import { EmptyState } from '../../../ui/frames/empty-state.tsx';
import { OrderOutcome } from './order-outcome.tsx';
import { OrderUnderWay } from './order-under-way.tsx';
import { askAgainAfter, serverNow, stageOf, type OrderStage } from './payment-rules.ts';
import { Receipt } from './receipt.tsx';
import { timeOnPage, useSeconds } from '../../../device/use-seconds.ts';

const isUnderWay = (stage: OrderStage | undefined) => stage === 'waiting' || stage === 'checking';

/** Shows the state of an order, from the prompt to the receipt. */
export function OrderScreen({ code }: { code: string }) {
  const query = useQuery({
    ...orderQuery(code),
    refetchInterval: ({ state }) => askAgainAfter(state.data, timeOnPage()),
    refetchOnMount: 'always',
  });
  const { data, error, failureCount } = query;
  const at = useSeconds(data === undefined || data.state === 'waiting' || data.state === 'checking', timeOnPage);
  const now = data ? serverNow(data, at) : 0;
  const stage = data && stageOf(data, now);
  // The sun rises for a member who has waited on this page, not for one who opens an old receipt.
  const hasWaited = useEver(isUnderWay(stage));
  if (error instanceof RequestError && error.status === 404) return <NoSuchOrder />;
  if (stage === 'paid') return data && <Receipt order={data} isFresh={hasWaited} />;
  return (
    <InnerPage title={t(payments.title)} up="/topup">
      <Loaded of={query}>
        {(order) =>
          isUnderWay(stage) ? (
            <OrderUnderWay order={order} stage={stage} now={now} isUnreachable={failureCount > 0} />
          ) : (
            stage && <OrderOutcome order={order} stage={stage} />
          )
        }
      </Loaded>
    </InnerPage>
  );
}

function NoSuchOrder() {
  return (
    <InnerPage title={t(payments.title)} up="/topup">
      <EmptyState drawing={<TwoArches />} title={t(texts.notFound)}>
        {t(texts.notFoundText)}
      </EmptyState>
    </InnerPage>
  );
}
