import { faceConsent, type SelfiePose } from '@mwanzo/contract/selfie-poses';
import { onMemberChange } from '../../api/member-change.ts';
import { NetworkError, RequestError } from '../../api/request-error.ts';
import { request } from '../../api/request.ts';
import { readSession } from '../../api/session.ts';
import { uploading } from '../../api/upload.ts';
import type { Message } from '../../i18n/define-messages.ts';
import { poses } from '../../i18n/poses.ts';
import { verifications as texts } from '../../i18n/verifications.ts';
import { rememberVerification } from '../../queries/verification.ts';
import { createStore } from '../../state/store.ts';
import { addUnsent } from '../../state/unsent.ts';

export interface Documents {
  selfie: File;
  id_document: File;
}

export interface Submitted extends Documents {
  /** Undefined if no pose has arrived: a person compares more closely. */
  pose: SelfiePose | undefined;
  /** True if a program may compare the faces. */
  agreed: boolean;
}

/** `waiting` sends again when the network is back. */
interface Submission {
  phase: 'idle' | 'sending' | 'waiting';
  bytesSent: number;
  /** Unknown until the upload begins. */
  bytesTotal: number | undefined;
  /** Why the last attempt did not arrive. */
  note: Message | undefined;
}

const idle: Submission = { phase: 'idle', bytesSent: 0, bytesTotal: undefined, note: undefined };

/** Outside the screen, so that an upload goes on while the member looks at another one. */
export const submission = createStore<Submission>(idle);

let abort: AbortController | undefined;
let inHand: Documents | undefined;

/** What was submitted and has not arrived, for who comes back to the form: it need not be chosen again. */
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
  return notes[error.code] ?? texts.cut;
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
 * Submits the documents. A cut while the device is offline waits for the network and sends them again, which is safe: a
 * new submission replaces the one before.
 * @returns whether they arrived; undefined if the member cancelled
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
    submission.write({ ...idle, note: noteOf(error) });
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
});
