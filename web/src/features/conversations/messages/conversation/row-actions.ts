import type { Message } from '@mwanzo/contract/conversations/messages';

/** The actions on messages. All rows get the same object, so that unchanged rows are not rendered again. */
export interface RowActions {
  openMenu: (message: Message) => void;
  react: (message: Message, emoji: Message['reactions'][number]['emoji'] | null) => void;
  goTo: (id: number) => void;
}
