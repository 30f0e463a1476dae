import type { PhotoDetail } from '@mwanzo/contract/photos';
import type { PromptAnswer } from '@mwanzo/contract/prompts';

/** The prompt or photo of a profile whose heart was pressed. */
export type LikedPart = { prompt: PromptAnswer } | { photo: PhotoDetail };
