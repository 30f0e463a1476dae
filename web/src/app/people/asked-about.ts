import type { ReportReason } from '@mwanzo/contract/trust/reports';
import { createMemberStore } from '../../api/member-change.ts';

export interface AskedAbout {
  action: 'report' | 'block' | 'unmatch';
  person: { id: number; name: string };
  /** Ids of messages that the report can attach. */
  messageIds?: readonly number[];
  /** True if the report is about a single message. */
  isAboutMessage?: boolean;
  /** The reason that is selected at first. */
  reason?: ReportReason | undefined;
}

/**
 * The person that an open sheet (report, block or unmatch) is about. The sheet stays open while the page below changes.
 */
export const askedAbout = createMemberStore<AskedAbout | undefined>(undefined);

export const closeSheet = (): void => askedAbout.write(undefined);

/** Closes the sheet, unless the member has opened one about somebody else meanwhile. */
export function closeSheetAbout({ id }: Pick<AskedAbout['person'], 'id'>): void {
  if (askedAbout.read()?.person.id === id) closeSheet();
}

type About = (action: AskedAbout['action'], person: AskedAbout['person']) => void;

export const askAbout: About = (action, person) => askedAbout.write({ action, person });
