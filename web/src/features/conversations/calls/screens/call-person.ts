import type { PhotoSource } from '../../../../ui/photos/photo-source.ts';

/** The partner of a call, as the call screens show them. */
export interface CallPerson {
  id: number;
  name: string;
  /** True if the match has ended during the call. Then the partner is not named any more. */
  isGone?: boolean;
  isVerified: boolean;
  photo: PhotoSource | null;
  thumbhash?: string | null | undefined;
}

/** The quality of the sound connection. */
export type CallQuality = 'good' | 'weak' | 'reconnecting';
