import { ApiError } from '../../errors/api-error.ts';
import { ImageQueueFullError, PhotoInvalidError } from './image-processor.ts';

/**
 * Waits until a picture is processed that a member has sent as `field`.
 *
 * @throws ApiError photo_invalid, with the field and the problem; busy when too many are waiting
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
