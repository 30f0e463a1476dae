import { logFailure } from './log-failure.ts';

/**
 * Ends this browser's push subscription, so that its next user gets no pushes of the previous member. The push service
 * then informs our server. This code is separate from the other push code, which loads later: a member may log out
 * before it has arrived.
 */
export function endPushes(): void {
  // A page that is not served over https has no service worker.
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .getRegistration()
    .then((registration) => registration?.pushManager?.getSubscription())
    .then((subscription) => subscription?.unsubscribe())
    .catch((error: unknown) => logFailure('Could not end the pushes', error));
}
