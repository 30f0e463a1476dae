import { readReturnPath } from '../../../api/return-path.ts';
import { readSession } from '../../../api/session.ts';
import { clearFormDraft } from '../../../device/form-drafts.ts';
import { t } from '../../../i18n/translate.ts';
import { verifications } from '../../../i18n/verifications.ts';
import { showToast } from '../../../ui/layers/toast-store.ts';
import { submitDocuments, type Submitted } from './submission.ts';
import { documentsDraft } from './use-documents.ts';

interface Ways {
  navigate: (path: string) => void;
  /** Asks for the pose again, because it may have expired. */
  loadPose: () => void;
}

/** Sends both pictures. The toast about the result appears on whichever page is open by then. */
export async function sendDocuments(submitted: Submitted, { navigate, loadPose }: Ways): Promise<void> {
  // The documents of a visitor must not leave the phone.
  if (readSession().status !== 'authenticated') {
    showToast({ title: t(verifications.signInFirst), description: t(verifications.signInFirstText) });
    return navigate('/login');
  }
  const arrived = await submitDocuments(submitted);
  if (arrived === false) {
    loadPose();
    showToast({ title: t(verifications.uploadFailed), description: t(verifications.uploadFailedText), kind: 'bad' });
  }
  if (!arrived) return;
  clearFormDraft(documentsDraft);
  showToast({ title: t(verifications.submitted), description: t(verifications.submittedText) });
  if (location.pathname === '/verify') navigate(readReturnPath());
}
