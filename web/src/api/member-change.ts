import { readSession, subscribeToSession } from './session.ts';

/**
 * Calls `forget` whenever somebody else is signed in than before, or nobody: after a logout or a sign-in, in this tab or
 * another one, and when the server ends the session. Whatever a module keeps of a member in memory goes then, so that
 * nothing of one member is sent, or shown, as another one's.
 */
export function onMemberChange(forget: () => void): void {
  let userId = readSession().user?.id;
  subscribeToSession(() => {
    if (readSession().user?.id === userId) return;
    userId = readSession().user?.id;
    forget();
  });
}
