import { useRef, useState } from 'react';
import { NetworkError } from '../../../api/request-error.ts';
import { request } from '../../../api/request.ts';

export type ContactEnding = 'block' | 'unmatch';
export type EndContactFailure = 'notReached' | 'failed';

/** Blocks or unmatches somebody. The request can be repeated, so a lost response does no harm. */
function endContact(how: ContactEnding, userId: number): Promise<void> {
  return how === 'block'
    ? request('POST /api/blocks/', { body: { user_id: userId } })
    : request('DELETE /api/profiles/matches/{userId}/', { params: { userId } });
}

/** Sends a block or an unmatch. Nothing changes on this page before the server has confirmed it. */
export function useEndContact(how: ContactEnding, userId: number, onEnded: () => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<EndContactFailure>();
  const isSending = useRef(false);
  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await endContact(how, userId);
      onEnded();
    } catch (error) {
      setFailure(error instanceof NetworkError ? 'notReached' : 'failed');
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  return { send, busy, failure };
}
