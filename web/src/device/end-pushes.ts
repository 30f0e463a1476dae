import { logFailure } from './log-failure.ts';

/**
 * Ends this browser's subscription for pushes: whoever uses it next gets none of the last member's. The push service then
 * tells our server. This stands here and not beside the rest, which is loaded later: somebody may log out before.
 */
export function endPushes(): void {
  // Where the app is not served over https there is none.
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .getRegistration()
    .then((registration) => registration?.pushManager?.getSubscription())
    .then((subscription) => subscription?.unsubscribe())
    .catch((error: unknown) => logFailure('Could not end the pushes', error));
}
