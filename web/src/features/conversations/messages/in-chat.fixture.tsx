import type { ReactNode } from 'react';
import type { OpenChat } from './partner/open-chat.ts';

const nothing = () => undefined;

/**
 * Returns a function that puts parts of a chat into the open chat with member 7, Otieno.
 * @param actions the actions that the test follows; the others do nothing
 */
export async function inChat(actions: Partial<OpenChat> = {}) {
  // A test may have loaded the app's code again, and then the context is a new one.
  const { OpenChatContext } = await import('./partner/open-chat.ts');
  const chat: OpenChat = {
    partnerId: 7,
    partnerName: 'Otieno',
    openMenu: nothing,
    react: nothing,
    reply: nothing,
    copy: nothing,
    remove: nothing,
    report: nothing,
    goTo: nothing,
    ...actions,
  };
  return (parts: ReactNode) => <OpenChatContext value={chat}>{parts}</OpenChatContext>;
}
