import type { PhotoDetail } from '@mwanzo/contract/people/photos';
import type { PromptAnswer } from '@mwanzo/contract/people/prompts';

/** The prompt or photo of a profile whose heart was pressed. */
export type LikedPart = { prompt: PromptAnswer } | { photo: PhotoDetail };
