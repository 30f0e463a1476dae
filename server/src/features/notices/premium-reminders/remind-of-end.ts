import { takeDueReminders } from '../../core/premium/index.ts';
import { notifyDue, type ReminderDependencies } from './notify-due.ts';

/** Reminds members 3 days and 1 day before the end of a paid month, and at its end: nothing renews by itself. */
export const remindOfPremiumEnd = (dependencies: ReminderDependencies, atOnce?: number): Promise<void> =>
  notifyDue(dependencies, { take: takeDueReminders, detailsOf: ({ daysLeft }) => ({ days_left: daysLeft }) }, atOnce);
