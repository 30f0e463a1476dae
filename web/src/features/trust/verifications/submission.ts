import { faceConsent, type SelfiePose } from '@mwanzo/contract/trust/selfie-poses';
import { onMemberChange } from '../../../api/member-change.ts';
import { NetworkError, RequestError } from '../../../api/request-error.ts';
import { request } from '../../../api/request.ts';
import { readSession } from '../../../api/session.ts';
import { uploading } from '../../../api/upload.ts';
import type { Message } from '../../../i18n/define-messages.ts';
import { poses } from '../../../i18n/poses.ts';
import { verifications as texts } from '../../../i18n/verifications.ts';
import { rememberVerification } from '../../../queries/verification.ts';
import { createStore } from '../../../state/store.ts';
import { addUnsent } from '../../../state/unsent.ts';

export interface Documents {
  selfie: File;
  id_document: File;
}

export interface Submitted extends Documents {
  /** The pose of the selfie. Undefined if none has arrived; the reviewer then compares the faces more closely. */
  pose: SelfiePose | undefined;
  /** True if software may compare the faces. */
  agreed: boolean;
}

/** The state of a submission. `waiting` sends again when the network is back. */
interface Submission {
  phase: 'idle' | 'sending' | 'waiting';
  bytesSent: number;
  /** The size of the upload; undefined until it begins. */
  bytesTotal: number | undefined;
  /** The reason why the last attempt failed. */
  note: Message | undefined;
}

const idle: Submission = { phase: 'idle', bytesSent: 0, bytesTotal: undefined, note: undefined };

/** The store is outside the screen, so that an upload continues while the member visits another screen. */
export const submission = createStore<Submission>(idle);

let abort: AbortController | undefined;
let inHand: Documents | undefined;

/** Returns the documents that have not arrived yet. A member who comes back to the form need not choose them again. */
export function documentsInHand(): Documents | undefined {
  return inHand;
}

const noteOf = (error: unknown): Message => {
  if (error instanceof NetworkError) return texts.cut;
  if (!(error instanceof RequestError)) return texts.cancelled;
  const notes: Partial<Record<string, Message>> = {
    file_too_large: texts.tooLarge,
    pose_ended: poses.ended,
    photo_invalid: texts.refused,
    too_many_requests: texts.tooOften,
  };
  return notes[error.code] ?? texts.notTaken;
};

async function attempt(documents: Submitted, as: number | undefined, signal: AbortSignal): Promise<void> {
  const body = new FormData();
  body.set('selfie', documents.selfie);
  body.set('id_document', documents.id_document);
  if (documents.pose !== undefined) body.set('pose', documents.pose);
  if (documents.agreed) body.set('consent', faceConsent);
  submission.write({ ...idle, phase: 'sending' });
  const onProgress = (bytesSent: number, bytesTotal: number) => {
    if (!signal.aborted) submission.write({ ...idle, phase: 'sending', bytesSent, bytesTotal });
  };
  rememberVerification(await request('POST /api/verify/', { body, signal, as, transport: uploading(onProgress) }));
}

function untilOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

/**
 * Submits the documents. If the device goes offline, it waits for the network and sends them again. That is safe,
 * because a new submission replaces the earlier one.
 * @returns true if they arrived, otherwise false; undefined if the member cancelled
 */
export async function submitDocuments(documents: Submitted): Promise<boolean | undefined> {
  if (submission.read().phase !== 'idle') return undefined;
  const { signal } = (abort = new AbortController());
  const as = readSession().user?.id;
  inHand = documents;
  try {
    for (;;) {
      try {
        await attempt(documents, as, signal);
        inHand = undefined;
        submission.write(idle);
        return true;
      } catch (error) {
        if (!(error instanceof NetworkError) || navigator.onLine) throw error;
        submission.write({ ...idle, phase: 'waiting', note: texts.offline });
        await untilOnline(signal);
      }
    }
  } catch (error) {
    // The next member of this browser must not read why the upload of the one before has ended.
    submission.write(readSession().user?.id === as ? { ...idle, note: noteOf(error) } : idle);
    return signal.aborted ? undefined : false;
  }
}

export function cancelSubmission(): void {
  abort?.abort();
}

addUnsent(() => submission.read().phase !== 'idle');

onMemberChange(() => {
  cancelSubmission();
  inHand = undefined;
  if (submission.read().phase === 'idle') submission.write(idle);
});
