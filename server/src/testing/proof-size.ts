/**
 * Chooses how much a proof under load tries (`*.proof.test.ts`): `small` while somebody works, `full` once in the gate,
 * which sets PROOFS=full.
 */
export const proofSize = (small: number, full: number): number => (process.env['PROOFS'] === 'full' ? full : small);
