import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { logFailure } from '../../device/log-failure.ts';
import { notificationsQuery } from '../../features/notifications/notifications-query.ts';
import { PremiumBegunSheet } from '../../features/plans/premium-begun-sheet.tsx';
import { TrialEndedSheet } from '../../features/plans/trial-ended-sheet.tsx';
import { TrialQuestion } from '../../features/plans/trial-question.tsx';
import { callPartner } from '../../queries/call-partner.ts';
import { premiumSeen, trialQuestion, unreadPremiumNews } from '../../queries/premium-news.ts';
import { useStore } from '../../state/store.ts';
import { newsOfBeginning, takePremiumNews, type PremiumNews } from './take-premium-news.ts';
import { useWhenMemberIdle } from './use-when-member-idle.ts';

/** On these pages the member pays, writes or plans a date, so the news waits. */
const laterOn = /^\/(premium|dates|moderation|chat)(\/|$)/;

/**
 * Says once that Premium has begun, or that the trial has ended, on the next page, when the member is idle and in no
 * call. It also asks before a trial starts, and says at once that it has begun.
 */
export function PremiumBegun() {
  const client = useQueryClient();
  const { data } = useQuery({ ...notificationsQuery, enabled: false });
  const [path, navigate] = useLocation();
  const isCalling = useStore(callPartner) !== null;
  const [news, setNews] = useState<PremiumNews | null>(null);
  const [isTaking, setTaking] = useState(false);
  const isSeen = useStore(premiumSeen);
  const isAsked = useStore(trialQuestion) === 'asked';
  const isDue = unreadPremiumNews(data).length > 0 && news === null && !isTaking && !isAsked;
  useWhenMemberIdle(isDue && !isCalling && (isSeen || !laterOn.test(path)), () => {
    setTaking(true);
    takePremiumNews(client).then(
      (taken) => {
        setNews(taken);
        setTaking(false);
      },
      // The next visit tries again.
      (error: unknown) => logFailure('Could not take the news of Premium', error),
    );
  });
  const close = () => setNews(null);
  const go = (to: string) => {
    close();
    navigate(to);
  };
  return (
    <>
      <TrialQuestion
        open={isAsked}
        onClose={() => trialQuestion.write('near')}
        onStarted={(until) => void newsOfBeginning(client, until, true).then(setNews)}
      />
      <PremiumBegunSheet news={news?.kind === 'begun' ? news : null} onClose={close} onGo={go} />
      <TrialEndedSheet open={news?.kind === 'ended'} onClose={close} onGo={go} />
    </>
  );
}
