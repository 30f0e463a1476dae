/** The switches of a running server, in the order in which they are listed. */
export const switchNames = ['sign-ups', 'payments', 'calls', 'uploads', 'screening', 'read-only'] as const;
export type SwitchName = (typeof switchNames)[number];
