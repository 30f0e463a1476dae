import { logFailure } from '../../device/log-failure.ts';
import { isLowData } from '../../device/low-data.ts';

/**
 * Has the service worker keep the app on the phone. Not while developing, when its files change under it, and not for who
 * spares data: it fetches pages that the visit may never need.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || isLowData()) return;
  // Missing where the page came over plain http.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  container
    ?.register('/service-worker.js')
    .catch((error: unknown) => logFailure('The app could not be kept on this device', error));
}
