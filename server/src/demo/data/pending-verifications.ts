import type { DemoPendingVerification } from './demo-history.ts';

/** What a reviewer finds in the queue; the second has waited over a day, which the queue marks. */
export const DEMO_PENDING_VERIFICATIONS: readonly DemoPendingVerification[] = [
  { person: 'faith', minutesAgo: 190 },
  { person: 'duncan', minutesAgo: 1_640 },
];
