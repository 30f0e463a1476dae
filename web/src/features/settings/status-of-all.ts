import type { SaverState } from '../../state/saver.ts';

type Status = SaverState<object>['status'];

/** What to say of several savers at once: "Saved" only if nothing is on its way and nothing has failed. */
export function statusOfAll(statuses: readonly Status[]): Status {
  const order: readonly Status[] = ['saving', 'failed', 'saved'];
  return order.find((status) => statuses.includes(status)) ?? 'idle';
}
