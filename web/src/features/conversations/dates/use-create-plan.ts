import { datePlanLimits } from '@mwanzo/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { RequestError } from '../../../api/request-error.ts';
import { request } from '../../../api/request.ts';
import { useAction } from '../../../api/use-action.ts';
import { dates as texts } from '../../../i18n/dates.ts';
import { t } from '../../../i18n/translate.ts';
import { showToast } from '../../../ui/layers/toast-store.ts';
import { showPlan } from './date-plans.ts';
import {
  checkInOf,
  momentOf,
  type PlanField,
  type PlanProblem,
  type PlanProblems,
  type PlanValues,
} from './plan-rules.ts';

const fieldProblems: Readonly<Record<string, readonly [PlanField, PlanProblem]>> = {
  place: ['place', 'whereMissing'],
  meets_at: ['time', 'timePast'],
  check_in_at: ['other', 'checkInWrong'],
  friend_email: ['email', 'emailWrong'],
};

function refusedFields(error: RequestError): PlanProblems | null {
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

interface CreateOptions {
  onCreated: () => void;
  /** Called with the server's errors by field. A toast tells any other failure. */
  onRefused: (values: PlanValues, problems: PlanProblems) => void;
}

/** Creates a plan. Sending the same values again creates no second plan, because a response may have been lost. */
export function useCreatePlan(partner: number, { onCreated, onRefused }: CreateOptions) {
  const client = useQueryClient();
  const last = useRef({ typed: '', clientId: '' });
  return useAction(
    async (values: PlanValues) => {
      const [meetsAt, checkIn] = [momentOf(values.day, values.time), checkInOf(values)];
      if (meetsAt === null || checkIn === null) return undefined;
      const typed = JSON.stringify(values);
      if (last.current.typed !== typed) last.current = { typed, clientId: crypto.randomUUID() };
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
      onCreated();
      return plan;
    },
    (error, values) => {
      const refused = error instanceof RequestError ? refusedFields(error) : null;
      if (refused) onRefused(values, refused);
      else showToast({ title: t(texts.planTitle), description: reasonOf(error), kind: 'bad', error });
    },
  );
}
