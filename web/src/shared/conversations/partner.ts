import type { PhotoDetail } from '@mwanzo/contract/people/photos';

/** The name and the face of the other one in a conversation, as far as they are known without a request. */
export interface Partner {
  readonly name: string;
  readonly photo: string | null;
  readonly photoDetail: PhotoDetail | null;
  readonly isVerified: boolean;
  /** It is null if the profile cannot be opened. */
  readonly profileId: number | null;
}
