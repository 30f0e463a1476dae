import type { DatePlan } from '@mwanzo/contract/conversations/date-plans';
import { datePlanLimits } from '@mwanzo/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { RequestError } from '../../../api/request-error.ts';
import { request } from '../../../api/request.ts';
import { dates as texts } from '../../../i18n/dates.ts';
import { t } from '../../../i18n/translate.ts';
import { showToast } from '../../../ui/layers/toast-store.ts';
import { showPlan } from './date-plans.ts';
import { checkInOf, momentOf, type PlanField, type PlanProblem, type PlanValues } from './plan-rules.ts';

/** The new plan, the server's errors by field, or null after a failure that a toast has reported. */
export type Created = DatePlan | Partial<Record<PlanField, PlanProblem>> | null;

const fieldProblems: Readonly<Record<string, readonly [PlanField, PlanProblem]>> = {
  place: ['place', 'whereMissing'],
  meets_at: ['time', 'timePast'],
  check_in_at: ['other', 'checkInWrong'],
  friend_email: ['email', 'emailWrong'],
};

function refusedFields(error: RequestError): Partial<Record<PlanField, PlanProblem>> | null {
  const known = Object.keys(error.fields).flatMap((name) => (fieldProblems[name] ? [fieldProblems[name]] : []));
  return known.length > 0 ? Object.fromEntries(known) : null;
}

function reasonOf(error: unknown): string {
  if (!navigator.onLine) return t(texts.notMadeOffline);
  if (!(error instanceof RequestError)) return t(texts.notMade);
  if (error.code === 'date_plan_limit_reached') return t(texts.limit, { count: datePlanLimits.openMax });
  if (error.code === 'not_found') return t(texts.notMatched);
  return t(error.status === 429 ? texts.tooMany : texts.notMade);
}

/** Creates a plan. Sending the same values again creates no second plan, because a response may have been lost. */
export function useCreatePlan(partner: number) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const last = useRef({ typed: '', clientId: '' });

  const create = async (values: PlanValues): Promise<Created> => {
    const [meetsAt, checkIn] = [momentOf(values.day, values.time), checkInOf(values)];
    if (busy || meetsAt === null || checkIn === null) return null;
    const typed = JSON.stringify(values);
    if (last.current.typed !== typed) last.current = { typed, clientId: crypto.randomUUID() };
    setBusy(true);
    try {
      const plan = await request('POST /api/date-plans/', {
        body: {
          partner,
          client_id: last.current.clientId,
          place: values.place.trim(),
          meets_at: new Date(meetsAt).toISOString(),
          check_in_at: new Date(checkIn).toISOString(),
          friend_email: values.email.trim() || undefined,
        },
      });
      showPlan(client, plan);
      return plan;
    } catch (error) {
      const refused = error instanceof RequestError ? refusedFields(error) : null;
      if (!refused) showToast({ title: t(texts.planTitle), description: reasonOf(error), kind: 'bad' });
      return refused;
    } finally {
      setBusy(false);
    }
  };

  return { busy, create };
}
