import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { RequestError } from '../../../../api/request-error.ts';
import { request } from '../../../../api/request.ts';
import { readSession } from '../../../../api/session.ts';
import { rewinds } from '../../../../i18n/rewinds.ts';
import { t } from '../../../../i18n/translate.ts';
import { rewindsUnderWay } from '../../../../shared/deck/rewinds-under-way.ts';
import { dismissToast, showToast } from '../../../../ui/layers/toast-store.ts';
import { takeBackUnsent } from './take-back-unsent.ts';

/**
 * Takes back a decision, or shows why that failed.
 * @returns the profile to show again; null if the decision stays; undefined if the member can try again
 */
export async function takeBack<Profile extends Pick<VisibleProfile, 'id' | 'name'>>({
  profile,
  liked,
}: {
  profile: Profile;
  liked: boolean;
}): Promise<Profile | VisibleProfile | null | undefined> {
  const { id, name } = profile;
  const member = readSession().user?.id;
  try {
    const shownAgain = (await takeBackUnsent(id)) ? profile : await rewind(id, liked);
    // It may still say that the profile was liked.
    dismissToast();
    return shownAgain;
  } catch (error) {
    rewindsUnderWay.delete(id);
    if (readSession().user?.id !== member) return undefined;
    const isOver = error instanceof RequestError && (error.status === 404 || error.status === 409);
    const reason = isOver ? (liked ? rewinds.likeStays : rewinds.tooLate) : rewinds.failedText;
    showToast({ title: t(rewinds.failed), description: t(reason, { name }), kind: 'bad', error });
    return isOver ? null : undefined;
  }
}

async function rewind(id: number, liked: boolean): Promise<VisibleProfile> {
  rewindsUnderWay.add(id);
  const body = { target_profile_id: id, matched: liked };
  return (await request('POST /api/profiles/rewind/', { body })).profile;
}
