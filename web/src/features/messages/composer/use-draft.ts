import type { Message } from '@mwanzo/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { conversationKey } from '../../../queries/conversation.ts';
import { editDraft, settleDraft } from '../drafts/draft-rules.ts';
import { readDraft, subscribeToDrafts, writeDraft } from '../drafts/drafts.ts';

interface DraftInput {
  text: string;
  setText: (text: string) => void;
  /** The text was sent without a response, and is sent again automatically once the connection is back. */
  waiting: boolean;
  /** Keeps the text, to be sent only by hand. */
  keepUnsent: () => void;
}

/** The text in a chat's input, stored until it is sent or the member logs out. */
export function useDraft(partnerId: number, firstLine: string, messages: readonly Message[]): DraftInput {
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => readDraft(partnerId));
  const [text, setText] = useState(draft?.text ?? firstLine);
  // Known at once, while `text` changes only with the next render: a response may come before that.
  const shown = useRef(text);
  const tried = useRef(draft?.tried);

  useEffect(
    () =>
      subscribeToDrafts((inAnotherTab) => {
        const stored = readDraft(partnerId);
        const settled = tried.current && stored?.tried?.clientId !== tried.current.clientId ? tried.current : undefined;
        // Text typed meanwhile stays.
        if (settled && shown.current.trim() === settled.text) {
          shown.current = '';
          setText('');
        }
        // Another tab has sent it, and only that tab has the message.
        if (settled && inAnotherTab) void client.invalidateQueries({ queryKey: conversationKey(partnerId) });
        tried.current = stored?.tried;
        setDraft(stored);
      }),
    [partnerId, client],
  );

  // The response was lost, but the conversation shows that the message arrived.
  const arrived =
    draft?.tried && messages.some(({ client_id }) => client_id === draft.tried?.clientId) ? draft.tried : undefined;
  useEffect(() => {
    if (arrived) writeDraft(partnerId, settleDraft(readDraft(partnerId), arrived));
  }, [arrived, partnerId]);

  return {
    text,
    setText: (next) => {
      shown.current = next;
      setText(next);
      writeDraft(partnerId, editDraft(readDraft(partnerId), next));
    },
    waiting: draft?.waiting === true,
    keepUnsent: () => {
      if (draft) writeDraft(partnerId, { ...draft, waiting: false });
    },
  };
}
