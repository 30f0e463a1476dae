import { createStore } from '../../state/store.ts';
import type { ReportReason } from '../../features/reports/report-rules.ts';

export interface AskedAbout {
  action: 'report' | 'block' | 'unmatch';
  person: { id: number; name: string };
  /** Messages that a report can attach. */
  messageIds?: readonly number[];
  /** A single message is reported. */
  isAboutMessage?: boolean;
  /** Chosen from the start. */
  reason?: ReportReason | undefined;
}

/** About whom a sheet to report, block or unmatch is open. It stays open while the page below changes. */
export const askedAbout = createStore<AskedAbout | undefined>(undefined);

export const closeSheet = (): void => askedAbout.write(undefined);

type About = (action: AskedAbout['action'], person: AskedAbout['person']) => void;

export const askAbout: About = (action, person) => askedAbout.write({ action, person });
