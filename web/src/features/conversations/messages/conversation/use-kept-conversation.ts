import { useEffect, useState } from 'react';
import { readSession } from '../../../../api/session.ts';
import { keepsOffline } from '../../../../device/keep-offline.ts';
import { logFailure } from '../../../../device/log-failure.ts';
import { changeConversation, readConversation } from '../../../../shared/conversations/conversations.ts';

/** Puts a conversation into the store as this phone has kept it, unless it is loaded already. */
async function restore(partnerId: number): Promise<void> {
  const owner = readSession().user?.id;
  if (owner === undefined) return;
  const { readKeptConversation } = await import('../../../../shared/conversations/kept-conversations.ts');
  const kept = await readKeptConversation(owner, partnerId);
  if (readSession().user?.id === owner) changeConversation(partnerId, (known) => known ?? kept);
}

/**
 * Shows the messages that this phone has kept until the server responds.
 * @returns true while they are being read
 */
export function useKeptConversation(partnerId: number): boolean {
  const [readFor, setReadFor] = useState<number>();
  const isNeeded = keepsOffline() && readConversation(partnerId) === undefined;
  useEffect(() => {
    if (!isNeeded) return undefined;
    let left = false;
    void restore(partnerId)
      .catch((error: unknown) => logFailure('Could not read a kept conversation', error))
      .finally(() => {
        if (!left) setReadFor(partnerId);
      });
    return () => {
      left = true;
    };
  }, [isNeeded, partnerId]);
  return isNeeded && readFor !== partnerId;
}
