import type { PhotoSource } from '../../../ui/photos/photo-source.ts';

/** The other member of a call, as its screens show them. */
export interface CallPerson {
  id: number;
  name: string;
  isVerified: boolean;
  photo: PhotoSource | null;
  thumbhash?: string | null | undefined;
}

/** Whether the network carries the sound well. */
export type CallLineQuality = 'good' | 'weak' | 'reconnecting';
