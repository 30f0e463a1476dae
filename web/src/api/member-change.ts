import { readSession, subscribeToSession } from './session.ts';

/**
 * Calls `forget` whenever the signed-in member changes: after a logout or a sign-in, in this tab or another one, and
 * when the server ends the session. A module uses it to drop what it holds in memory about a member, so that nothing of
 * one member is sent or shown as another's.
 */
export function onMemberChange(forget: () => void): void {
  let userId = readSession().user?.id;
  subscribeToSession(() => {
    if (readSession().user?.id === userId) return;
    userId = readSession().user?.id;
    forget();
  });
}
