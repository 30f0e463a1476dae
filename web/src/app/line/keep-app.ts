import { logFailure } from '../../api/log-failure.ts';

/** Has the service worker keep the app on the phone; while developing, its files change under it. */
export function keepApp(): void {
  if (!import.meta.env.PROD) return;
  // Missing where the page came over plain http.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  container?.register('/service-worker.js').catch((error: unknown) => logFailure('The app could not be kept on this device', error));
}
