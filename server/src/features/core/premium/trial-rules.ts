/** The facts that decide about the trial of a member. */
export interface TrialFacts {
  readonly isVerified: boolean;
  /** The member has Premium now: paid, given, or in its days of grace. */
  readonly hasPremium: boolean;
  /** The number of identity documents by which the member was verified. */
  readonly documents: number;
  /** The trial was started with one of these documents, by whomever, or by this member with another one. */
  readonly isUsed: boolean;
  /** The end of this member's own trial. Null if there was none. */
  readonly endsAt: Date | null;
}

export type TrialState =
  | { readonly kind: 'offered' }
  | { readonly kind: 'running'; readonly endsAt: Date }
  | { readonly kind: 'none' };

/** A running trial goes on whatever happens to the badge or the document. A new one needs everything. */
export function trialState({ isVerified, hasPremium, documents, isUsed, endsAt }: TrialFacts, now: Date): TrialState {
  if (endsAt !== null) return endsAt > now ? { kind: 'running', endsAt } : { kind: 'none' };
  return isVerified && !hasPremium && documents > 0 && !isUsed ? { kind: 'offered' } : { kind: 'none' };
}
