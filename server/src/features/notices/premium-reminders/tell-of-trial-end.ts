import { takeEndedTrials } from '../../core/premium/index.ts';
import { notifyDue, type ReminderDependencies } from './notify-due.ts';

/** Tells members that their trial has ended, once. The event `payment` closes what an open app still shows as open. */
export function tellOfTrialEnd(dependencies: ReminderDependencies, atOnce?: number): Promise<void> {
  const due = {
    take: takeEndedTrials,
    // A server of release 0.2.0 reads the days alone, and says that Premium is over.
    detailsOf: () => ({ days_left: 0, is_trial: true }),
    tell: (notified: readonly { readonly userId: number }[]) => {
      for (const { userId } of notified) dependencies.events.publish({ to: [userId], event: { type: 'payment' } });
    },
  };
  return notifyDue(dependencies, due, atOnce);
}
