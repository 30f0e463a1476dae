import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { languages } from '../language.ts';
import { noticeKinds } from '../notices/notice-kinds.ts';
import { timestamp } from '../text.ts';

/** A time of day in Nairobi, in minutes since midnight. */
const minuteOfDay = z.number().int().min(0).max(1439);

/** A member's choices that are not part of the profile. */
export const memberSettings = z.object({
  /** The language of the texts that the server writes. Null until it is known. */
  language: z.enum(languages).nullable(),
  /** The member sends read receipts, and sees those of others. */
  read_receipts: z.boolean(),
  /** Matches see when the member last used the app. In return, the member sees when each match did. */
  shows_presence: z.boolean(),
  /** The kinds of news that are sent as pushes. A decision about the verification is always one of them. */
  push_kinds: z.array(z.enum(noticeKinds)),
  /** The kinds of news that are sent as mails. */
  mail_kinds: z.array(z.enum(noticeKinds)),
  /**
   * Pushes wait from `from` to `to`, which may be after midnight. Null means that there are no quiet hours. Equal ends
   * count as null.
   */
  quiet_hours: z.object({ from: minuteOfDay, to: minuteOfDay }).nullable(),
  /** Pushes may show names and texts on a locked screen. */
  shows_names_when_locked: z.boolean(),
  /** The order of decks learns from the member's likes and passes, and from those of others about the member. */
  learns_from_swipes: z.boolean(),
  /** When the member switched that off. Null while it is on. */
  stopped_learning_at: timestamp.nullable(),
});
export type MemberSettings = z.infer<typeof memberSettings>;

/** A set of kinds: repeated ones count once. */
const kinds = z
  .array(z.enum(noticeKinds))
  .max(20)
  .transform((values) => noticeKinds.filter((kind) => values.includes(kind)));

/** The settings that a member changes. A field that is left out keeps its value. */
export const settingsBody = memberSettings
  .omit({ stopped_learning_at: true })
  .extend({ language: z.enum(languages), push_kinds: kinds, mail_kinds: kinds })
  .partial();
export type SettingsChanges = z.output<typeof settingsBody>;

export const settingsEndpoints = {
  getSettings: defineEndpoint({
    method: 'GET',
    path: '/api/account/settings/',
    summary: "The member's choices that are not part of the profile.",
    access: 'member',
    status: 200,
    response: memberSettings,
    errors: [],
    limit: 'read',
  }),
  changeSettings: defineEndpoint({
    method: 'PATCH',
    path: '/api/account/settings/',
    summary: 'Change some of these choices.',
    access: 'member',
    body: settingsBody,
    status: 200,
    response: memberSettings,
    errors: [],
    limit: 'write',
  }),
};
