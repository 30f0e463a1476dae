import { noticeKinds, type NoticeKind } from '@mwanzo/contract/notices/notice-kinds';
import type { MemberSettings } from '@mwanzo/contract/people/settings';
import type { Language } from '@mwanzo/contract/language';

/** A row of `member_settings`. */
export interface StoredSettings {
  readonly language: Language | null;
  readonly readReceipts: boolean;
  readonly showsPresence: boolean;
  readonly pushKinds: readonly NoticeKind[];
  readonly mailKinds: readonly NoticeKind[];
  readonly quietFrom: number;
  readonly quietTo: number;
  readonly showsNamesWhenLocked: boolean;
  /** Null while the order of decks learns from this member. */
  readonly stoppedLearningAt: Date | null;
}

/** The settings of a member who has chosen nothing. The table's defaults are the same. */
export const defaultSettings: StoredSettings = {
  language: null,
  readReceipts: true,
  showsPresence: true,
  pushKinds: noticeKinds,
  mailKinds: ['match', 'message', 'verification'],
  quietFrom: 22 * 60,
  quietTo: 7 * 60,
  showsNamesWhenLocked: false,
  stoppedLearningAt: null,
};

/** Returns true if the member showed their presence to matches until now, and no longer does. */
export function hidesPresence(earlier: StoredSettings, stored: StoredSettings): boolean {
  return earlier.showsPresence && !stored.showsPresence;
}

export function presentSettings(stored: StoredSettings): MemberSettings {
  const { quietFrom: from, quietTo: to, stoppedLearningAt } = stored;
  return {
    language: stored.language,
    read_receipts: stored.readReceipts,
    shows_presence: stored.showsPresence,
    push_kinds: noticeKinds.filter((kind) => kind === 'verification' || stored.pushKinds.includes(kind)),
    mail_kinds: noticeKinds.filter((kind) => stored.mailKinds.includes(kind)),
    quiet_hours: from === to ? null : { from, to },
    shows_names_when_locked: stored.showsNamesWhenLocked,
    learns_from_swipes: stoppedLearningAt === null,
    stopped_learning_at: stoppedLearningAt?.toISOString() ?? null,
  };
}

/** The member's choices for pushes. The quiet hours are in minutes since midnight in Nairobi; equal ends mean none. */
export interface PushChoices {
  readonly quietFrom: number;
  readonly quietTo: number;
  readonly showsNames: boolean;
}
