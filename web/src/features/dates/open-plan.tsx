import type { DatePlan } from '@mwanzo/contract/date-plans';
import { datePlanLimits } from '@mwanzo/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import clockIcon from 'lucide/dist/esm/icons/clock.mjs';
import share2Icon from 'lucide/dist/esm/icons/share-2.mjs';
import { useState } from 'react';
import { dates } from '../../i18n/dates.ts';
import { openPlan as texts } from '../../i18n/open-plan.ts';
import { t } from '../../i18n/translate.ts';
import { useStore } from '../../state/store.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmergencyNumbers } from '../../ui/frames/emergency-numbers.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { FineButton } from './fine-button.tsx';
import { FriendLink } from './friend-link.tsx';
import { PersonLine, useMatches } from './person-line.tsx';
import { isAhead, oneHourMore } from './plan-rules.ts';
import { PlanState } from './plan-state.tsx';
import { planMoment } from './plan-times.ts';
import { unsentFine, sayFine, sendFine } from './say-fine.ts';
import { copyLink, shareLink } from './share-link.ts';
import { usePlanChanges } from './use-plan-changes.ts';

interface OpenPlanProps {
  plan: DatePlan;
  now: number;
}

/** Shows a saved plan: the time by which the member must check in, and the friend's link. */
export function OpenPlan({ plan, now }: OpenPlanProps) {
  const client = useQueryClient();
  const { waiting, isSending } = useStore(unsentFine);
  const { busy, moveTo, takeBackFine, cancel } = usePlanChanges(plan);
  const match = useMatches().data?.find(({ id }) => id === plan.partner.id);
  const later = oneHourMore(plan, now);
  const isWaiting = waiting.includes(plan.id);
  const [isByHand, setByHand] = useState(false);
  const send = async (way: typeof shareLink) => setByHand(!(await way(plan.link)));
  const isToCome = isAhead(plan, now);
  const { name } = plan.partner;
  return (
    <div className="flex flex-1 flex-col">
      <PlanState
        plan={plan}
        now={now}
        isWaiting={isWaiting && !isSending}
        onTry={() => void sendFine(client)}
        isTakingBack={busy || (isWaiting && isSending)}
        onTakeBack={() => void takeBackFine()}
      />
      {plan.fine_at === null && (
        <div className="mt-4 grid gap-2.5">
          {isToCome && (
            <Button full icon={share2Icon} className="min-h-15!" onClick={() => void send(shareLink)}>
              {t(texts.shareAgain)}
            </Button>
          )}
          {!(isWaiting && !isSending) && (
            <FineButton
              opensAt={isToCome ? planMoment(Date.parse(plan.meets_at), now) : null}
              busy={isWaiting}
              onFine={() => sayFine(client, plan.id)}
            />
          )}
          {later === null ? (
            <p className="text-small text-ink-2">{t(texts.noMoreHours, { count: datePlanLimits.checkInHoursMax })}</p>
          ) : (
            <Button
              full
              variant="outlined"
              icon={clockIcon}
              busy={busy || isWaiting}
              onClick={() => void moveTo(later)}
            >
              {t(texts.hourMore)}
            </Button>
          )}
        </div>
      )}
      <section className="mt-4.5 rounded-[22px] bg-surface p-4 shadow-1">
        <PersonLine
          match={match}
          title={t(dates.meeting, { name })}
          hint={`${plan.place}, ${planMoment(Date.parse(plan.meets_at), now)}`}
        />
        <hr className="mt-3.5 mb-1.5 border-line" />
        <FriendLink
          plan={plan}
          now={now}
          isByHand={isByHand}
          onCopy={() => void send(copyLink)}
          // Until the meeting, the main button shares.
          onShare={isToCome && plan.fine_at === null ? undefined : () => void send(shareLink)}
        />
      </section>
      <p className="mt-3.5 text-center text-small wrap-anywhere text-ink-2">
        {plan.friend_email !== null && plan.fine_at === null && `${t(texts.friendMail, { email: plan.friend_email })} `}
        {t(texts.seesNone, { name })}
      </p>
      <div className="mt-auto grid gap-1.5 pt-4">
        <EmergencyNumbers />
        <CancelButton busy={busy} onCancel={cancel} />
      </div>
    </div>
  );
}

function CancelButton({ busy, onCancel }: { busy: boolean; onCancel: () => Promise<void> }) {
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const footer = (
    <>
      <Button variant="outlined" onClick={close}>
        {t(texts.keep)}
      </Button>
      <Button busy={busy} onClick={() => void onCancel().finally(close)}>
        {t(texts.cancel)}
      </Button>
    </>
  );
  return (
    <>
      <Button variant="ghost" size="sm" full aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {t(texts.cancel)}
      </Button>
      <Dialog open={isAsked} onClose={close} title={t(texts.cancelTitle)} footer={footer}>
        <p>{t(texts.cancelText)}</p>
      </Dialog>
    </>
  );
}
