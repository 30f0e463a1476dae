import { keepsOffline } from '../../device/keep-offline.ts';
import { logFailure } from '../../device/log-failure.ts';
import { isLowData } from '../../device/low-data.ts';

/**
 * Registers the service worker, which stores the app on the phone. It is not registered in development, where the files
 * change. In low-data mode it is registered only if the member wants to be offline, since it fetches pages that the
 * visit may never need.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || (isLowData() && !keepsOffline())) return;
  // This is undefined on plain http.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  container
    ?.register('/service-worker.js')
    .catch((error: unknown) => logFailure('Could not register the service worker', error));
}
