import type { ErrorCode } from '@mwanzo/contract/error-codes';
import { expect, test } from 'vitest';
import { refusal } from '../../../../../testing/api-server.ts';
import { openPage } from '../../../../../testing/open-page.ts';
import { until } from '../../../../../testing/until.ts';

const path = 'GET /api/moderation/verifications/5/selfie/';

test.each<[ErrorCode, string]>([
  ['not_found', 'erased'],
  ['too_many_requests', 'tooMany'],
  ['second_factor_missing', 'failed'],
])('a picture that is refused with %s is %s, and loading while it is asked for again', async (code, state) => {
  const page = await openPage();
  const { usePicture } = await import('./use-picture.ts');
  const picture = page.run(() => usePicture(5, 'selfie'), undefined);
  expect(picture.now()).toMatchObject({ bytes: undefined, state: 'loading' });
  (await page.api.take(path)).reply(refusal(code));
  await until(() => expect(picture.now()).toMatchObject({ bytes: undefined, state }));
  picture.now().retry();
  const again = await page.api.take(path);
  await until(() => expect(picture.now().state).toBe('loading'));
  again.reply({ headers: { 'content-type': 'image/webp' }, body: 'x' });
  await until(() => expect(picture.now().bytes).toBeInstanceOf(Blob));
});
