import { photoLimits } from '@mwanzo/contract/limits';
import { RequestError } from '../../../../api/request-error.ts';
import { areUploadsOff } from '../../../../api/switched-off.ts';
import { photoUploads as texts } from '../../../../i18n/photo-grid.ts';
import { profileErrors } from '../../../../i18n/profile-errors.ts';
import { profiles } from '../../../../i18n/profiles.ts';
import { t } from '../../../../i18n/translate.ts';
import type { Sendable } from '../../../../sending/sendable.ts';
import { NotAPictureError } from './prepare-photo.ts';

export interface UploadProblem {
  text: string;
  /** True if the same picture can be tried again. */
  mayTryAgain: boolean;
}

const never = (text: string): UploadProblem => ({ text, mayTryAgain: false });
const later = (text: string): UploadProblem => ({ text, mayTryAgain: true });

/** Returns what is said about an upload that does not go on now. One that was cut or held up goes on by itself. */
export function shownProblem({ phase, problem }: Sendable & { problem?: UploadProblem }): UploadProblem | undefined {
  if (phase === 'lost') return later(t(areUploadsOff() ? texts.paused : texts.cut));
  return phase === 'failed' ? problem : undefined;
}

/** Describes for the member why an upload failed. */
export function problemOf(error: unknown): UploadProblem {
  if (error instanceof NotAPictureError) return never(t(profileErrors.notAPicture));
  if (!(error instanceof RequestError)) return never(t(profiles.processFailed));
  switch (error.code) {
    case 'photo_invalid':
      return never(t(profileErrors.notAPicture));
    case 'photo_refused':
      return never(t(profileErrors.photoRefused));
    case 'file_too_large':
      return never(t(profileErrors.tooLarge));
    case 'not_found':
      return never(t(texts.replacedGone));
    case 'photo_limit_reached':
      return later(t(texts.full, { max: photoLimits.countMax }));
    case 'too_many_requests':
      return later(t(texts.tooOften));
    default:
      return later(t(texts.failed));
  }
}
