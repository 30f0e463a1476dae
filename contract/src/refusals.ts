import { z } from 'zod';

/**
 * The reasons that reviewers choose from, with their English: what is wrong and what to do. Members read them in their
 * own language, so they travel as a code.
 */
export const refusalReasons = {
  not_same_person:
    'The face in your selfie and the face on the ID do not look like the same person. Please use your own ID.',
  name_differs:
    'The name on the ID is not the name on your profile. Please change your profile name, then send your photos again.',
  birthday_differs: 'The date of birth on the ID is not the one on your profile.',
  not_accepted: 'We can only accept a national ID, a passport or a driving licence that is not edited.',
  id_unreadable: 'The photo of your ID is blurred or too dark to read. Please take it in good light.',
  id_cut_off: 'Part of your ID is cut off or covered. Please show all four corners.',
  face_unclear: 'Your face is hard to see in the selfie. Please take it in good light, without sunglasses.',
  id_not_in_selfie: 'Your selfie does not show the ID. Please hold it next to your face.',
} as const;

export type RefusalCode = keyof typeof refusalReasons;

export const refusalCode = z.enum(Object.keys(refusalReasons) as [RefusalCode, ...RefusalCode[]]);

/** Why a submission was refused: a chosen reason, then the reviewer's own words, as typed; one of them or both. */
export const refusal = z.object({ code: refusalCode.nullable(), note: z.string().nullable() });
export type Refusal = z.infer<typeof refusal>;

export function refusalInEnglish({ code, note }: Refusal): string {
  return [code && refusalReasons[code], note].filter(Boolean).join(' ');
}

/** What a refusal says; null when there is none. */
export function refusalOf(code: RefusalCode | null, note: string | null): Refusal | null {
  return code || note ? { code, note } : null;
}
