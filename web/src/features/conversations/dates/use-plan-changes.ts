import type { DatePlan } from '@mwanzo/contract/conversations/date-plans';
import { useQueryClient } from '@tanstack/react-query';
import { RequestError } from '../../../api/request-error.ts';
import { request } from '../../../api/request.ts';
import { useAction } from '../../../api/use-action.ts';
import { openPlan as texts } from '../../../i18n/open-plan.ts';
import { t } from '../../../i18n/translate.ts';
import { showNotSaved } from '../../../ui/layers/show-not-saved.ts';
import { showToast } from '../../../ui/layers/toast-store.ts';
import { dropPlan, refreshPlans, showPlan } from './date-plans.ts';
import { forgetFine } from './say-fine.ts';

/**
 * Takes "I am fine" back, moves the check-in of a plan, or cancels the plan. Only one change runs at a time; a toast
 * reports a failure.
 */
export function usePlanChanges({ id, fine_at }: DatePlan) {
  const client = useQueryClient();
  const { busy, run } = useAction(async (change: () => Promise<void>) => {
    try {
      await change();
    } catch (error) {
      if (!(error instanceof RequestError && error.code === 'not_found')) throw error;
      // The member checked in or cancelled on another device, so the current state is fetched.
      await refreshPlans(client);
    }
  }, showNotSaved);

  return {
    busy,
    moveTo: (check_in_at: string) =>
      run(async () =>
        showPlan(
          client,
          await request('POST /api/date-plans/{id}/check-in/', { params: { id }, body: { check_in_at } }),
        ),
      ),
    takeBackFine: () =>
      run(async () => {
        // A press whose response was lost would otherwise be sent again.
        forgetFine(id);
        showPlan(client, await request('DELETE /api/date-plans/{id}/fine/', { params: { id } }));
        showToast({ title: t(texts.takenBack), description: t(texts.takenBackText) });
      }),
    cancel: () =>
      run(async () => {
        await request('DELETE /api/date-plans/{id}/', { params: { id } });
        dropPlan(client, id);
        showToast({ title: t(fine_at === null ? texts.cancelled : texts.closed) });
      }),
  };
}
