import { z } from 'zod';
import { languages } from './language.ts';

/** What a member can be told of outside the app. */
export const noticeKinds = ['match', 'message', 'like', 'verification'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** A moment of the day in Nairobi, in minutes since midnight. */
const minuteOfDay = z.number().int().min(0).max(1439);

/** A member's choices that are not part of the profile. */
export const memberSettings = z.object({
  /** Of the texts that the server writes. Null until it is known. */
  language: z.enum(languages).nullable(),
  /** Sends read receipts, and is shown those of others. */
  read_receipts: z.boolean(),
  /** Shows matches when the member was here, and is shown when they were. */
  shows_presence: z.boolean(),
  /** The kinds of which pushes and mails are sent. */
  push_kinds: z.array(z.enum(noticeKinds)),
  mail_kinds: z.array(z.enum(noticeKinds)),
  /** Pushes wait from `from` to `to`, which may be past midnight. Null: never. */
  quiet_hours: z.object({ from: minuteOfDay, to: minuteOfDay }).nullable(),
  /** Names and texts may stand on a locked screen. */
  shows_names_when_locked: z.boolean(),
});
export type MemberSettings = z.infer<typeof memberSettings>;
