import { useLocation } from 'wouter';
import { PremiumBegunSheet } from '../../features/billing/plans/premium-begun-sheet.tsx';
import { TrialEndedSheet } from '../../features/billing/plans/trial-ended-sheet.tsx';
import { TrialQuestion } from '../../features/billing/plans/trial-question.tsx';
import { trialQuestion } from '../../shared/premium/premium-news.ts';
import { focusHeading } from '../route-focus.ts';
import { usePremiumNews } from './use-premium-news.ts';

/**
 * Says once that Premium has begun, or that the trial has ended. It also asks before a trial starts, and says at once
 * that it has begun.
 */
export function PremiumBegun() {
  const { news, forget, isAsked, onTrialStarted } = usePremiumNews();
  const [, navigate] = useLocation();
  const close = () => {
    forget();
    // The button that asked for the trial, to which the focus would return, is gone.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusHeading();
    });
  };
  const go = (to: string) => {
    close();
    navigate(to);
  };
  return (
    <>
      <TrialQuestion open={isAsked} onClose={() => trialQuestion.write('near')} onStarted={onTrialStarted} />
      <PremiumBegunSheet news={news?.kind === 'begun' ? news : null} onClose={close} onGo={go} />
      <TrialEndedSheet open={news?.kind === 'ended'} onClose={close} onGo={go} />
    </>
  );
}
