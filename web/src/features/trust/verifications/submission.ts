import { faceConsent, type SelfiePose } from '@mwanzo/contract/trust/selfie-poses';
import { NetworkError, RequestError } from '../../../api/request-error.ts';
import { request } from '../../../api/request.ts';
import { readReturnPath } from '../../../api/return-path.ts';
import { readSession } from '../../../api/session.ts';
import { uploading } from '../../../api/upload.ts';
import { clearFormDraft } from '../../../device/form-drafts.ts';
import type { Message } from '../../../i18n/define-messages.ts';
import { poses } from '../../../i18n/poses.ts';
import { t } from '../../../i18n/translate.ts';
import { verifications as texts } from '../../../i18n/verifications.ts';
import { rememberVerification } from '../../../shared/verifications/verification.ts';
import { createQueue } from '../../../sending/queue.ts';
import { leavesByItself, type Sendable } from '../../../sending/sendable.ts';
import { showToast } from '../../../ui/layers/toast-store.ts';

export const documentsDraft = 'documents';

export interface Submitted {
  selfie: File;
  id_document: File;
  /** The pose of the selfie. Undefined if none has arrived; the reviewer then compares the faces more closely. */
  pose: SelfiePose | undefined;
  /** True if software may compare the faces. */
  agreed: boolean;
  navigate: (path: string) => void;
  /** Asks for the pose again, because it may have expired. */
  loadPose: () => void;
}

interface Submission extends Submitted, Sendable {
  /** The reason why it was not sent. */
  note?: Message;
}

function noteOf(error: unknown): Message {
  if (error instanceof NetworkError) return texts.cut;
  if (!(error instanceof RequestError)) return texts.cancelled;
  const notes: Partial<Record<string, Message>> = {
    file_too_large: texts.tooLarge,
    pose_ended: poses.ended,
    photo_invalid: texts.refused,
    too_many_requests: texts.tooOften,
  };
  return notes[error.code] ?? texts.notTaken;
}

/** There is at most one submission. It stays until it has arrived, so that a member need not choose the files again. */
const id = 'documents';

/** The upload continues while the member visits another screen, and the toast about its end appears there. */
export const submissions = createQueue<Submission>({
  async send({ selfie, id_document, pose, agreed, navigate }, { as, signal, onProgress }) {
    const body = new FormData();
    body.set('selfie', selfie);
    body.set('id_document', id_document);
    if (pose !== undefined) body.set('pose', pose);
    if (agreed) body.set('consent', faceConsent);
    const transport = uploading(onProgress);
    // A new submission replaces the earlier one, so it may safely be sent again.
    rememberVerification(await request('POST /api/verify/', { body, signal, as, transport }));
    clearFormDraft(documentsDraft);
    showToast({ title: t(texts.submitted), description: t(texts.submittedText) });
    if (location.pathname === '/verify') navigate(readReturnPath());
    return undefined;
  },
  uploads: () => true,
  isLost: (error) => error instanceof NetworkError && !navigator.onLine,
  refuse(submission, error) {
    submission.loadPose();
    showToast({ title: t(texts.uploadFailed), description: t(texts.uploadFailedText), kind: 'bad', error });
    return { ...submission, phase: 'failed', note: noteOf(error) };
  },
  asks: leavesByItself,
});

/** Sends both pictures. */
export function submitDocuments(submitted: Submitted): void {
  if (readSession().status === 'authenticated') return submissions.add({ ...submitted, id, phase: 'waiting' });
  // The documents of a visitor must not leave the phone.
  showToast({ title: t(texts.signInFirst), description: t(texts.signInFirstText) });
  return submitted.navigate('/login');
}

export function cancelSubmission(): void {
  submissions.change(id, { phase: 'failed', note: texts.cancelled });
}
