import { z } from 'zod';

/** The similarity of two faces. It is a hint, measured on photos of well-known people, and less certain for others. */
export const likenesses = ['likely_same', 'look_closely', 'likely_different'] as const;
export type Likeness = (typeof likenesses)[number];

/** Findings that a reviewer should look at. */
export const screeningFlags = [
  'id_no_face',
  'id_many_faces',
  'id_blurred',
  'id_dark',
  'id_bright',
  'selfie_no_face',
  'selfie_many_faces',
  'selfie_blurred',
  'selfie_dark',
  'selfie_bright',
  /** The same face was found on other people's pictures. */
  'selfie_reused',
  /** A regular fine pattern, as on a photo of a screen. */
  'selfie_pattern',
  'photo_no_face',
  'photo_many_faces',
] as const;
export type ScreeningFlag = (typeof screeningFlags)[number];

/**
 * The result of the models for the pictures of a verification: hints for its reviewer. Likenesses are null where a face
 * is missing. When `is_screened` is false, the models could not run, and the reviewer has to check everything.
 */
export const verificationScreening = z.object({
  is_screened: z.boolean(),
  id_to_selfie: z.enum(likenesses).nullable(),
  selfie_to_photo: z.enum(likenesses).nullable(),
  flags: z.array(z.enum(screeningFlags)),
});
export type VerificationScreening = z.infer<typeof verificationScreening>;
