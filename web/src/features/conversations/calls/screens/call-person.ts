import type { PhotoSource } from '../../../../ui/photos/photo-source.ts';

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
