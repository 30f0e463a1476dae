import type { DemoPendingVerification } from './demo-history.ts';

/** The verifications in the review queue. The second one has waited over a day, which the queue highlights. */
export const demoPendingVerifications: readonly DemoPendingVerification[] = [
  { person: 'faith', birthDate: '2005-03-17', minutesAgo: 190 },
  { person: 'duncan', birthDate: '2002-06-28', minutesAgo: 1_640 },
];
