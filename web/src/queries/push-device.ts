import { request } from '../api/request.ts';
import { logFailure } from '../device/log-failure.ts';

/** Whether this browser gets pushes. `blocked`: the member or the browser has forbidden them. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function readPushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && (await findSubscription()) ? 'on' : 'off';
}

/** Query options for whether this browser gets pushes. The member may come back from the browser's own settings. */
export const pushStateQuery = {
  queryKey: ['push-state'],
  queryFn: readPushState,
  refetchOnWindowFocus: 'always',
} as const;

function bodyOf(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
}

/**
 * Asks for the permission and subscribes this browser. Call it from a press: browsers ask at no other time.
 * @throws RequestError or NetworkError when the server does not know of it
 */
export async function turnPushOn(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const { key } = await request('GET /api/push/key/');
  if (key === null) return 'unsupported';
  // Registered already, unless low-data mode has left it out.
  await navigator.serviceWorker.register('/service-worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  try {
    await request('POST /api/push/subscriptions/', { body: bodyOf(subscription) });
  } catch (error) {
    // Nothing would arrive, so the browser must not say that it is on.
    await subscription.unsubscribe();
    throw error;
  }
  return 'on';
}

export async function turnPushOff(): Promise<PushState> {
  const subscription = await findSubscription();
  if (!subscription) return 'off';
  await subscription.unsubscribe();
  await request('DELETE /api/push/subscriptions/', { body: { endpoint: subscription.endpoint } });
  return 'off';
}

/** Tells the server again which browser this is: it may have dropped it, or another member may have used the phone. */
async function renew(): Promise<void> {
  if ((await readPushState()) !== 'on') return;
  const subscription = await findSubscription();
  if (subscription) await request('POST /api/push/subscriptions/', { body: bodyOf(subscription) });
}

/** Renews the subscription of the signed-in member. Logging out ends it (web/src/device/end-pushes.ts). */
export function keepPushing(): void {
  if (isSupported()) renew().catch((error: unknown) => logFailure('Could not keep the push subscription', error));
}
