import { callNames, type CallName } from '../turns/call.ts';

export interface Recorded {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly commit: string;
  readonly profiles: number;
  /** CPU time of the app divided by that of the floor. */
  readonly ratios: ReadonlyMap<CallName, number>;
}

/** A line of the table in history.md. A call that was not measured has a dash. */
export function historyLine({ date, commit, profiles, ratios }: Recorded): string {
  const cells = callNames.map((name) => ratios.get(name)?.toFixed(2) ?? '-');
  return `| ${[date, commit, profiles.toLocaleString('en'), ...cells].join(' | ')} |`;
}
