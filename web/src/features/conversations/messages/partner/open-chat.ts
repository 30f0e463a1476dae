import type { Message } from '@mwanzo/contract/conversations/messages';
import { createContext, use } from 'react';

/** All parts of a chat share its partner and the actions on its messages. */
export interface OpenChat {
  readonly partnerId: number;
  readonly partnerName: string;
  readonly openMenu: (message: Message) => void;
  readonly react: (message: Message, emoji: Message['reactions'][number]['emoji'] | null) => void;
  readonly reply: (message: Message) => void;
  readonly copy: (message: Message) => void;
  readonly remove: (message: Message) => void;
  readonly report: (message: Message) => void;
  /** Scrolls to a message. */
  readonly goTo: (id: number) => void;
}

/** The value stays the same object, so that unchanged messages are not rendered again. */
export const OpenChatContext = createContext<OpenChat | null>(null);

export function useOpenChat(): OpenChat {
  const chat = use(OpenChatContext);
  if (!chat) throw new Error('There is no open chat around this');
  return chat;
}
