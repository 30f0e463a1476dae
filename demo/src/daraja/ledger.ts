/** Money that truly moved. */
export interface LedgerPayment {
  readonly receipt: string;
  readonly phone: string;
  /** Whole shillings. */
  readonly amount: number;
  readonly reference: string;
  readonly callbackUrl: string;
  readonly checkoutRequestId: string;
  readonly paidAt: Date;
  readonly reversedAt: Date | null;
}

/** All that was truly paid and given back, whatever anybody was told. */
export interface Ledger {
  readonly payments: readonly LedgerPayment[];
  /** All that was paid, in shillings. */
  paid(): number;
  /** All that was given back, in shillings. */
  reversed(): number;
}

interface WritableLedger extends Ledger {
  add(payment: Omit<LedgerPayment, 'reversedAt'>): void;
  find(receipt: string): LedgerPayment | undefined;
  reverse(receipt: string, at: Date): void;
}

export function createLedger(): WritableLedger {
  const payments: LedgerPayment[] = [];
  const places = new Map<string, number>();
  const find = (receipt: string) => payments[places.get(receipt) ?? -1];
  const sum = (of: readonly LedgerPayment[]) => of.reduce((total, { amount }) => total + amount, 0);
  return {
    payments,
    paid: () => sum(payments),
    reversed: () => sum(payments.filter(({ reversedAt }) => reversedAt !== null)),
    add(payment) {
      places.set(payment.receipt, payments.push({ ...payment, reversedAt: null }) - 1);
    },
    find,
    reverse(receipt, at) {
      const payment = find(receipt);
      if (payment) payments[places.get(receipt) ?? -1] = { ...payment, reversedAt: at };
    },
  };
}
