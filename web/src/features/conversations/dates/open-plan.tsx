import type { DatePlan } from '@mwanzo/contract/conversations/date-plans';
import { datePlanLimits } from '@mwanzo/contract/limits';
import clockIcon from 'lucide/dist/esm/icons/clock.mjs';
import share2Icon from 'lucide/dist/esm/icons/share-2.mjs';
import { useState } from 'react';
import { dates } from '../../../i18n/dates.ts';
import { openPlan as texts } from '../../../i18n/open-plan.ts';
import { t } from '../../../i18n/translate.ts';
import { useStore } from '../../../state/store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmergencyNumbers } from '../../../ui/frames/emergency-numbers.tsx';
import { Question } from '../../../ui/layers/question.tsx';
import { FineButton } from './fine-button.tsx';
import { FriendLink } from './friend-link.tsx';
import { PersonLine, useMatches } from './person-line.tsx';
import { isAhead, oneHourMore } from './plan-rules.ts';
import { PlanState } from './plan-state.tsx';
import { closingText, planMoment } from './plan-times.ts';
import { sayFine, unsentFine } from './say-fine.ts';
import { copyLink, shareLink } from './share-link.ts';
import { usePlanChanges } from './use-plan-changes.ts';

interface OpenPlanProps {
  plan: DatePlan;
  now: number;
}

/** Shows a saved plan: the time by which the member must check in, and the friend's link. */
export function OpenPlan({ plan, now }: OpenPlanProps) {
  const { busy, moveTo, takeBackFine, cancel } = usePlanChanges(plan);
  const match = useMatches().data?.find(({ id }) => id === plan.partner.id);
  const later = oneHourMore(plan, now);
  const press = useStore(unsentFine).find(({ id }) => id === String(plan.id));
  const isWaiting = press !== undefined;
  const isLost = press?.phase === 'lost';
  const [isByHand, setByHand] = useState(false);
  const send = async (way: typeof shareLink) => setByHand(!(await way(plan.link)));
  const isToCome = isAhead(plan, now);
  const isFine = plan.fine_at !== null;
  const { name } = plan.partner;
  const hourMore =
    later === null ? (
      <p className="text-small text-ink-2">{t(texts.noMoreHours, { count: datePlanLimits.checkInHoursMax })}</p>
    ) : (
      <Button full variant="outlined" icon={clockIcon} busy={busy || isWaiting} onClick={() => void moveTo(later)}>
        {t(texts.hourMore)}
      </Button>
    );
  return (
    <div className="flex flex-1 flex-col">
      <PlanState
        plan={plan}
        now={now}
        isWaiting={isLost}
        onTry={() => unsentFine.again(String(plan.id))}
        isTakingBack={busy || (isWaiting && !isLost)}
        onTakeBack={() => void takeBackFine()}
      />
      {!isFine && (
        <div className="mt-4 grid gap-2.5">
          {isToCome && (
            <Button full icon={share2Icon} className="min-h-15!" onClick={() => void send(shareLink)}>
              {t(texts.shareAgain)}
            </Button>
          )}
          {!isLost && (
            <FineButton
              opensAt={isToCome ? planMoment(Date.parse(plan.meets_at), now) : null}
              busy={isWaiting}
              onFine={() => sayFine(plan.id)}
            />
          )}
          {!isToCome && hourMore}
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
          // Until the meeting, the main button shares. Who is fine needs no friend any more.
          onShare={isToCome || isFine ? undefined : () => void send(shareLink)}
        />
      </section>
      <Foot plan={plan} now={now} />
      <div className="mt-auto grid gap-1.5 pt-4">
        <EmergencyNumbers />
        {!isFine && isToCome && hourMore}
        <EndButton isFine={isFine} busy={busy} onEnd={cancel} />
      </div>
    </div>
  );
}

/** Says until when the member can still change their mind, or what happens if they say nothing. */
function Foot({ plan, now }: OpenPlanProps) {
  const said =
    plan.fine_at === null
      ? [
          isAhead(plan, now) && t(texts.byThen, { time: planMoment(Date.parse(plan.check_in_at), now) }),
          plan.friend_email !== null && t(texts.friendMail, { email: plan.friend_email }),
          t(texts.seesNone, { name: plan.partner.name }),
        ]
      : [t(texts.untilClosed, { when: closingText(Date.parse(plan.closes_at), now) })];
  return <p className="mt-3.5 text-center text-small wrap-anywhere text-ink-2">{said.filter(Boolean).join(' ')}</p>;
}

interface EndButtonProps {
  isFine: boolean;
  busy: boolean;
  onEnd: () => Promise<void>;
}

/** Deletes the plan, after a question. Once all is well that is the main button. Before, it ends the protection. */
function EndButton({ isFine, busy, onEnd }: EndButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const words = isFine
    ? { button: texts.close, title: texts.closeTitle, text: texts.closeText }
    : { button: texts.cancel, title: texts.cancelTitle, text: texts.cancelText };
  const look = isFine ? {} : ({ variant: 'ghost', size: 'sm' } as const);
  return (
    <>
      <Button {...look} full aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {t(words.button)}
      </Button>
      <Question
        open={isAsked}
        busy={busy}
        title={t(words.title)}
        no={t(texts.keep)}
        yes={t(words.button)}
        onYes={() => void onEnd().finally(close)}
        onClose={close}
      >
        <p>{t(words.text)}</p>
      </Question>
    </>
  );
}
