import { z } from 'zod';

/**
 * The reasons for a refusal, with their English texts, which say what is wrong and what to do. Reviewers choose from
 * them, except `not_reviewed`, which is set when no reviewer decided in time. Members read them in their own language,
 * so the API sends the code.
 */
export const refusalReasons = {
  not_same_person:
    'The face in your selfie and the face on the ID do not look like the same person. Please use your own ID.',
  name_differs:
    'The name on the ID is not the name on your profile. Please change your profile name, then send your photos again.',
  birthday_differs: 'The date of birth on the ID is not the one on your profile.',
  not_accepted: 'We can only accept a national ID, a passport or a driving licence that is not edited.',
  document_used: 'This document belongs to another account. Please use that account: one document is one account.',
  id_unreadable: 'The photo of your ID is blurred or too dark to read. Please take it in good light.',
  id_cut_off: 'Part of your ID is cut off or covered. Please show all four corners.',
  face_unclear: 'Your face is hard to see in the selfie. Please take it in good light, without sunglasses.',
  id_not_in_selfie: 'Your selfie does not show the ID. Please hold it next to your face.',
  photo_differs:
    'The first photo of your profile does not look like the person on the ID. Please use a photo of yourself.',
  photo_of_another: 'The new photo does not look like you. Please use a photo that shows your face.',
  photo_not_allowed: 'This photo shows nudity or something else that we do not show. Please use another one.',
  name_of_another: 'The new name does not look like your own. Please use the name that people know you by.',
  not_reviewed: 'Nobody looked at your photos in time, so we deleted them. Please send them again.',
} as const;

export type RefusalCode = keyof typeof refusalReasons;

export const refusalCode = z.enum(Object.keys(refusalReasons) as [RefusalCode, ...RefusalCode[]]);

/** The reason why a verification was refused: a reason from the list, the reviewer's own words, or both. */
export const refusal = z.object({ code: refusalCode.nullable(), note: z.string().nullable() });
export type Refusal = z.infer<typeof refusal>;

/** The English text of the reason, followed by the reviewer's words. */
export function refusalInEnglish({ code, note }: Refusal): string {
  return [code && refusalReasons[code], note].filter(Boolean).join(' ');
}

/** Makes a refusal from a code and a note. Null when there is neither. */
export function refusalOf(code: RefusalCode | null, note: string | null): Refusal | null {
  return code || note ? { code, note } : null;
}
