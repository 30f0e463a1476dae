import { ApiError } from '@mwanzo/contract/api-error';
import { ImageQueueFullError, PhotoInvalidError } from './image-processor.ts';

/**
 * Waits for a picture to be processed that a member has sent as `field`.
 * @throws ApiError photo_invalid, naming the field and what is wrong; busy when too many are waiting
 */
export async function mapImageErrors<Result>(field: string, processing: Promise<Result>): Promise<Result> {
  try {
    return await processing;
  } catch (error) {
    if (error instanceof PhotoInvalidError) {
      throw new ApiError('photo_invalid', {
        detail: error.message,
        fields: { [field]: [error.message] },
        cause: error,
      });
    }
    if (error instanceof ImageQueueFullError) throw new ApiError('busy', { retryAfterSeconds: 5, cause: error });
    throw error;
  }
}
