// How often passwords may be tried (docs/product.md, "Rate limits").

export interface Budget {
  /** What is counted, as part of its hash. */
  readonly kind: 'account' | 'device' | 'network';
  readonly of: readonly string[];
  readonly max: number;
  readonly windowSeconds: number;
  /** Whether right passwords count too. */
  readonly counts: 'all' | 'failures';
}

const windowSeconds = 900;
/** Checks for one account from everywhere together; as many again from each device that has signed in to it before. */
const perAccountMax = 30;
/** Wrong passwords of one network, whatever accounts it names. A carrier's address has thousands of members. */
const wrongPerNetworkMax = 300;

interface Asking {
  readonly email: string;
  readonly network: string;
  readonly deviceId: string | null;
}

/**
 * The budgets that a check needs, in their order. A device that has signed in to the account before has its own: neither
 * strangers who try its passwords nor a neighbour at the same address can lock its owner out.
 */
export function checkBudgets({ email, network, deviceId }: Asking): Budget[] {
  if (deviceId !== null)
    return [{ kind: 'device', of: [email, deviceId], max: perAccountMax, windowSeconds, counts: 'all' }];
  return [
    { kind: 'network', of: [network], max: wrongPerNetworkMax, windowSeconds, counts: 'failures' },
    { kind: 'account', of: [email], max: perAccountMax, windowSeconds, counts: 'all' },
  ];
}
