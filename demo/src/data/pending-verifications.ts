import type { DemoPendingVerification } from './demo-history.ts';

/** The verifications in the review queue. The second one has waited over a day, which the queue highlights. */
export const demoPendingVerifications: readonly DemoPendingVerification[] = [
  { person: 'faith', minutesAgo: 190 },
  { person: 'duncan', minutesAgo: 1_640 },
];
