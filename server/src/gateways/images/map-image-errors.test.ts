import { expect, test } from 'vitest';
import { ImageQueueFullError, PhotoInvalidError, type PhotoInvalidReason } from './image-processor.ts';
import { mapImageErrors } from './map-image-errors.ts';

const failing = (cause: unknown) => mapImageErrors('selfie', Promise.reject(cause)).catch((thrown: unknown) => thrown);

test.each<[PhotoInvalidReason, string]>([
  ['type', 'Send a JPEG, PNG, WebP or HEIC picture.'],
  ['pixels', 'This picture has too many pixels. Send a smaller one, or a JPEG that is not progressive.'],
  ['broken', 'This picture is damaged or incomplete.'],
  ['animated', 'Send a still picture: moving pictures are not taken.'],
  ['too_large', 'This file is too large. Send a smaller one.'],
  ['timeout', 'This picture took too long to read. Send a smaller one.'],
])('a picture that is refused for %s is told at its field', async (reason, message) => {
  const cause = new PhotoInvalidError(reason);
  expect(await failing(cause)).toMatchObject({ code: 'photo_invalid', message, fields: { selfie: [message] }, cause });
});

test('a full queue is busy for five seconds, another error stays as it is, and a result comes through', async () => {
  const full = new ImageQueueFullError('Too many');
  expect(await failing(full)).toMatchObject({ code: 'busy', retryAfterSeconds: 5, cause: full });
  const fault = new TypeError('a fault');
  expect(await failing(fault)).toBe(fault);
  expect(await mapImageErrors('selfie', Promise.resolve(7))).toBe(7);
});
