import type { SaverState } from '../../../state/saver.ts';

type Status = SaverState<object>['status'];

/** Combines the states of several savers: "saved" only if none is saving and none has failed. */
export function statusOfAll(statuses: readonly Status[]): Status {
  const order: readonly Status[] = ['saving', 'failed', 'saved'];
  return order.find((status) => statuses.includes(status)) ?? 'idle';
}
