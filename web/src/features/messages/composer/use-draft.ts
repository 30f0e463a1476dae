import type { Message } from '@mwanzo/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { conversationKey } from '../conversation/conversation-query.ts';
import { editDraft, settleDraft } from '../drafts/draft-rules.ts';
import { readDraft, subscribeToDrafts, writeDraft } from '../drafts/drafts.ts';

interface DraftInput {
  text: string;
  setText: (text: string) => void;
  /** It was sent without an answer and goes by itself once the line is back. */
  waiting: boolean;
  /** It stays, and goes only when it is sent. */
  keepUnsent: () => void;
}

/** What is written in a chat, kept until it is sent or the member logs out. */
export function useDraft(partnerId: number, firstLine: string, messages: readonly Message[]): DraftInput {
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => readDraft(partnerId));
  const [text, setText] = useState(draft?.text ?? firstLine);
  const shown = useRef(text);
  const tried = useRef(draft?.tried);

  useEffect(() => {
    shown.current = text;
  }, [text]);

  useEffect(
    () =>
      subscribeToDrafts((elsewhere) => {
        const now = readDraft(partnerId);
        const settled = tried.current && now?.tried?.clientId !== tried.current.clientId ? tried.current : undefined;
        // What was typed meanwhile stays.
        if (settled && shown.current.trim() === settled.text) setText('');
        // It was sent by another tab, which alone has the message.
        if (settled && elsewhere) void client.invalidateQueries({ queryKey: conversationKey(partnerId) });
        tried.current = now?.tried;
        setDraft(now);
      }),
    [partnerId, client],
  );

  // Its answer was lost, but here it is.
  const arrived =
    draft?.tried && messages.some(({ client_id }) => client_id === draft.tried?.clientId) ? draft.tried : undefined;
  useEffect(() => {
    if (arrived) writeDraft(partnerId, settleDraft(readDraft(partnerId), arrived));
  }, [arrived, partnerId]);

  return {
    text,
    setText: (next) => {
      setText(next);
      writeDraft(partnerId, editDraft(readDraft(partnerId), next));
    },
    waiting: draft?.waiting === true,
    keepUnsent: () => {
      if (draft) writeDraft(partnerId, { ...draft, waiting: false });
    },
  };
}
