import type { DatePlan } from '@mwanzo/contract/conversations/date-plans';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../../device/use-now.ts';
import { dates as texts } from '../../../i18n/dates.ts';
import { openPlan } from '../../../i18n/open-plan.ts';
import { t } from '../../../i18n/translate.ts';
import { useSending } from '../../../sending/use-sending.ts';
import { LinkButton } from '../../../ui/controls/button.tsx';
import { SunGoingDown } from '../../../ui/drawings/sun-going-down.tsx';
import { EmptyState } from '../../../ui/frames/empty-state.tsx';
import { InnerPage } from '../../../ui/frames/inner-page.tsx';
import { Loaded } from '../../../ui/frames/loaded.tsx';
import { OfflineAge } from '../../../ui/words/offline-age.tsx';
import { datePlansQuery } from './date-plans.ts';
import { NewPlan } from './new-plan.tsx';
import { OpenPlan } from './open-plan.tsx';
import { PlanList } from './plan-list.tsx';
import { WrongClock } from './wrong-clock.tsx';

interface DatesScreenProps {
  /** The plan to show. Without it and without a partner, the list is shown. */
  planId?: number | undefined;
  /** The match for a new plan. */
  partnerId?: number | undefined;
}

/** Plans to meet matches. Without a network the page shows the plans that were saved at the last visit. */
export function DatesScreen({ planId, partnerId }: DatesScreenProps) {
  const now = useNow();
  // This also runs here, because without a network the code that runs beside every screen may not have arrived.
  useSending();
  const { data, error, isFetchedAfterMount, fetchStatus, dataUpdatedAt, refetch } = useQuery(datePlansQuery);
  const open = data?.filter(({ closes_at }) => Date.parse(closes_at) > now);
  const isList = planId === undefined && partnerId === undefined;
  const plan = open?.find(({ id }) => id === planId);
  // The saved plans do not contain a plan that was made on another device.
  const isKnown = planId === undefined || plan !== undefined || isFetchedAfterMount;
  // The form proposes a day, so it waits for a response, which says what day it is.
  const isDayKnown = partnerId === undefined || isFetchedAfterMount || fetchStatus !== 'fetching';
  const isLoaded = isKnown && isDayKnown;
  return (
    <InnerPage title={t(isList ? texts.title : texts.planTitle)} up={upFrom(partnerId, isList)}>
      <Loaded of={{ data: isLoaded ? open : undefined, error, refetch }}>
        {(plans) => (
          <div className="flex min-h-[calc(100dvh-96px-var(--notice-h))] flex-col">
            <p className="pb-2 text-center text-tiny text-ink-2 empty:hidden">
              <OfflineAge at={dataUpdatedAt} />
            </p>
            <WrongClock now={now} />
            {isList && <PlanList plans={plans} now={now} />}
            {partnerId !== undefined && <NewPlan key={partnerId} partnerId={partnerId} plans={plans} now={now} />}
            {planId !== undefined && <ChosenPlan plan={plan} now={now} />}
          </div>
        )}
      </Loaded>
    </InnerPage>
  );
}

function upFrom(partnerId: number | undefined, isList: boolean): string {
  if (partnerId !== undefined) return `/chat/${partnerId}`;
  return isList ? '/settings' : '/dates';
}

function ChosenPlan({ plan, now }: { plan: DatePlan | undefined; now: number }) {
  if (plan) return <OpenPlan plan={plan} now={now} />;
  return (
    <EmptyState
      drawing={<SunGoingDown />}
      title={t(openPlan.over)}
      actions={
        <LinkButton to="/dates" replace variant="outlined">
          {t(openPlan.toPlans)}
        </LinkButton>
      }
    >
      {t(openPlan.overText)}
    </EmptyState>
  );
}
