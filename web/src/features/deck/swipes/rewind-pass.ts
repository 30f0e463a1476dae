import type { VisibleProfile } from '@mwanzo/contract/profiles';
import { RequestError } from '../../../api/request-error.ts';
import { request } from '../../../api/request.ts';
import { rewinds } from '../../../i18n/rewinds.ts';
import { t } from '../../../i18n/translate.ts';
import { showToast } from '../../../ui/layers/toast-store.ts';
import { takeBackUnsent } from './take-back-unsent.ts';

/**
 * Takes back the pass of a profile, or shows why that failed.
 * @returns the profile that is back; null if the pass stays; undefined if it can be tried again
 */
export async function rewindPass(passed: VisibleProfile): Promise<VisibleProfile | null | undefined> {
  const { id, name } = passed;
  try {
    if (await takeBackUnsent(id)) return passed;
    return (await request('POST /api/profiles/rewind/', { body: { target_profile_id: id } })).profile;
  } catch (error) {
    const isOver = error instanceof RequestError && (error.status === 404 || error.status === 409);
    showToast({
      title: t(rewinds.failed),
      description: t(isOver ? rewinds.tooLate : rewinds.failedText, { name }),
      kind: 'bad',
    });
    return isOver ? null : undefined;
  }
}
