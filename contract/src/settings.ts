import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { languages } from './language.ts';
import { noticeKinds } from './notice-kinds.ts';

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
  /** The kinds of which pushes are sent. A decision about the verification is always among them. */
  push_kinds: z.array(z.enum(noticeKinds)),
  /** The kinds of which mails are sent. */
  mail_kinds: z.array(z.enum(noticeKinds)),
  /** Pushes wait from `from` to `to`, which may be past midnight. Null: never. Equal ends count as null. */
  quiet_hours: z.object({ from: minuteOfDay, to: minuteOfDay }).nullable(),
  /** Names and texts may stand on a locked screen. */
  shows_names_when_locked: z.boolean(),
});
export type MemberSettings = z.infer<typeof memberSettings>;

/** A set of kinds: repeated ones count once. */
const kinds = z
  .array(z.enum(noticeKinds))
  .max(20)
  .transform((values) => noticeKinds.filter((kind) => values.includes(kind)));

/** What a member changes. A field that is left out stays as it is. */
export const settingsBody = memberSettings
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
