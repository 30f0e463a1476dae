import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { logFailure } from '../../device/log-failure.ts';
import { notificationsQuery } from '../../features/notices/notifications/notifications-query.ts';
import { callPartner } from '../../shared/calls/call-partner.ts';
import { premiumSeen, trialQuestion, unreadPremiumNews } from '../../shared/premium/premium-news.ts';
import { useStore } from '../../state/store.ts';
import { newsOfBeginning, takePremiumNews, type PremiumNews } from './take-premium-news.ts';
import { useWhenMemberIdle } from './use-when-member-idle.ts';

/** On these pages the member pays, writes or plans a date, so the news waits. */
const laterOn = /^\/(premium|dates|moderation|chat)(\/|$)/;

/** Takes each news of Premium once, on the next page, when the member is idle and in no call. */
export function usePremiumNews() {
  const client = useQueryClient();
  const { data } = useQuery({ ...notificationsQuery, enabled: false });
  const [path] = useLocation();
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
  return {
    /** The news to show. Null if there is none. */
    news,
    forget: () => setNews(null),
    /** True while the question before a trial is open. */
    isAsked,
    /** Shows that a trial has begun. */
    onTrialStarted: (until: string) => void newsOfBeginning(client, until, true).then(setNews),
  };
}
