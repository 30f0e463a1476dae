// These budgets limit how often passwords may be tried (docs/product/rate-limits.md).

export interface Budget {
  /** The kind of subject that is counted. It is part of the subject's hash. */
  readonly kind: 'account' | 'device' | 'network';
  readonly of: readonly string[];
  readonly max: number;
  readonly windowSeconds: number;
  /** The attempts that count: all, or only wrong passwords. */
  readonly counts: 'all' | 'failures';
}

const windowSeconds = 900;
/**
 * Checks for one account from all devices together. Each device that has signed in to it before has the same budget in
 * addition.
 */
const perAccountMax = 30;
/** Wrong passwords from one network, for any accounts. A carrier's address has thousands of members. */
const wrongPerNetworkMax = 300;

interface Asking {
  readonly email: string;
  readonly network: string;
  readonly deviceId: string | null;
}

/**
 * The budgets that a check needs, in order. A device that has signed in to the account before has its own budget. So
 * neither strangers who try passwords nor a neighbour at the same address can lock its owner out.
 */
export function checkBudgets({ email, network, deviceId }: Asking): Budget[] {
  if (deviceId !== null)
    return [{ kind: 'device', of: [email, deviceId], max: perAccountMax, windowSeconds, counts: 'all' }];
  return [
    { kind: 'network', of: [network], max: wrongPerNetworkMax, windowSeconds, counts: 'failures' },
    { kind: 'account', of: [email], max: perAccountMax, windowSeconds, counts: 'all' },
  ];
}
