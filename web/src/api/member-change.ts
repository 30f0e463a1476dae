import { createStore, type Store } from '../state/store.ts';
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

/** Makes a store that begins again whenever the signed-in member changes. */
export function createMemberStore<Value>(first: Value): Store<Value> {
  const store = createStore(first);
  onMemberChange(() => store.write(first));
  return store;
}
