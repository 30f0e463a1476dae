import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { logFailure } from '../../device/log-failure.ts';
import { notificationsQuery } from '../../features/notifications/notifications-query.ts';
import { callPartner } from '../../queries/call-partner.ts';
import { premiumSeen, unreadArrivals } from '../../queries/premium-news.ts';
import { useStore } from '../../state/store.ts';
import { PremiumBegunSheet } from '../../features/plans/premium-begun-sheet.tsx';
import { takePremiumNews, type PremiumNews } from './take-premium-news.ts';
import { useWhenMemberIdle } from './use-when-member-idle.ts';

/** On these pages the member pays, writes or plans a date, so the news waits. */
const laterOn = /^\/(premium|dates|moderation|chat)(\/|$)/;

/** Says once that Premium has begun, on the next page, when the member is idle and in no call. */
export function PremiumBegun() {
  const client = useQueryClient();
  const { data } = useQuery({ ...notificationsQuery, enabled: false });
  const [path, navigate] = useLocation();
  const isCalling = useStore(callPartner) !== null;
  const [news, setNews] = useState<PremiumNews | null>(null);
  const [isTaking, setTaking] = useState(false);
  const isSeen = useStore(premiumSeen);
  const isDue = unreadArrivals(data).length > 0 && news === null && !isTaking;
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
  const go = (to: string) => {
    setNews(null);
    navigate(to);
  };
  return <PremiumBegunSheet news={news} onClose={() => setNews(null)} onGo={go} />;
}
