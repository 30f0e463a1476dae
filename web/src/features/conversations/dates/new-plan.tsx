import type { DatePlan } from '@mwanzo/contract/conversations/date-plans';
import { datePlanLimits } from '@mwanzo/contract/limits';
import share2Icon from 'lucide/dist/esm/icons/share-2.mjs';
import usersRoundIcon from 'lucide/dist/esm/icons/users-round.mjs';
import { useLocation } from 'wouter';
import { realNow } from '../../../device/server-clock.ts';
import { useSession } from '../../../api/session.ts';
import { useFormDraft } from '../../../device/use-form-draft.ts';
import { dates as texts } from '../../../i18n/dates.ts';
import { t } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Form } from '../../../ui/controls/form.tsx';
import { useFieldErrors, type FieldErrors } from '../../../ui/controls/use-field-errors.ts';
import { EmergencyNumbers } from '../../../ui/frames/emergency-numbers.tsx';
import { LinkRow, RowCard } from '../../../ui/frames/row-group.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { PersonLine, useMatches } from './person-line.tsx';
import { PlanFields } from './plan-fields.tsx';
import {
  checkInOf,
  checkPlan,
  closingOf,
  momentOf,
  startValues,
  type PlanField,
  type PlanProblems,
  type PlanValues,
} from './plan-rules.ts';
import { planMoment, planWeekday } from './plan-times.ts';
import { shareLink } from './share-link.ts';
import { useCreatePlan } from './use-create-plan.ts';

interface NewPlanProps {
  partnerId: number;
  plans: readonly DatePlan[];
  now: number;
}

function written(problems: PlanProblems): FieldErrors<PlanField> {
  const counts = { dayWrong: datePlanLimits.daysAheadMax, checkInWrong: datePlanLimits.checkInHoursMax };
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      field,
      problem === 'dayWrong' || problem === 'checkInWrong'
        ? t(texts[problem], { count: counts[problem] })
        : t(texts[problem]),
    ]),
  );
}

const check = (typed: PlanValues) => written(checkPlan(typed, realNow()));

/** The form for a plan to meet this match. */
export function NewPlan({ partnerId, plans, now }: NewPlanProps) {
  const [, navigate] = useLocation();
  const { user } = useSession();
  const matches = useMatches();
  const match = matches.data?.find(({ id }) => id === partnerId);
  const draft = useFormDraft<PlanValues>(`date ${partnerId}`, user?.id ?? null, () => startValues(now));
  const { values, change } = draft;
  const { errors, form, passes, refuse } = useFieldErrors<PlanValues, PlanField>(values, check);
  const { busy, run: create } = useCreatePlan(partnerId, {
    onCreated: draft.discard,
    onRefused: (typed, problems) => refuse(typed, written(problems)),
  });
  const existing = plans.find((plan) => plan.partner.id === partnerId && plan.fine_at === null);

  const submit = async () => {
    if (busy || !passes(values)) return;
    const created = await create(values);
    if (!created) return;
    await shareLink(created.link);
    // The plan replaces the form in the history and keeps its way back.
    navigate(`/dates/${created.id}`, { replace: true, state: history.state });
  };

  if (matches.data && !match) return <p className="py-6 text-center text-ink-2">{t(texts.notMatched)}</p>;
  return (
    <Form ref={form} onSubmit={() => void submit()} className="flex flex-1 flex-col">
      {match && (
        <div className="rounded-[18px] bg-surface py-2.5 pr-3.5 pl-2.5 shadow-1">
          <PersonLine
            match={match}
            title={t(texts.meeting, { name: firstName(match.name) })}
            hint={t(texts.notSeen, { name: firstName(match.name) })}
          />
        </div>
      )}
      {existing && (
        <div className="mt-3">
          <RowCard>
            <LinkRow
              href={`/dates/${existing.id}`}
              label={t(texts.already, { name: existing.partner.name })}
              hint={`${existing.place}, ${planMoment(Date.parse(existing.meets_at), now)}`}
            />
          </RowCard>
        </div>
      )}
      <PlanFields values={values} change={change} errors={errors} />
      <OneLink values={values} />
      <div className="mt-auto grid gap-3 pt-4">
        <Button type="submit" full icon={share2Icon} busy={busy}>
          {t(busy ? texts.sharing : texts.share)}
        </Button>
        <EmergencyNumbers />
      </div>
    </Form>
  );
}

/** Friends know each other by the first name. */
const firstName = (name: string): string => name.split(' ')[0] ?? name;

function OneLink({ values }: { values: PlanValues }) {
  const checkIn = checkInOf(values) ?? momentOf(values.day, values.time);
  return (
    <div className="mt-4 grid grid-cols-[24px_1fr] gap-3 rounded-[18px] bg-sunk p-3.5 text-label leading-[1.42]">
      <Icon icon={usersRoundIcon} size={22} className="mt-px" />
      <p>
        <b className="font-[650]">{t(texts.oneLink)}</b>{' '}
        {checkIn !== null && t(texts.oneLinkText, { day: planWeekday(closingOf(checkIn)) })}
      </p>
    </div>
  );
}
