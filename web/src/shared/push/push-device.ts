import { request } from '../../api/request.ts';
import { base64url } from '../../device/base64url.ts';
import { logFailure } from '../../device/log-failure.ts';

/** Says whether this browser gets pushes. `blocked`: the member or the browser has forbidden them. */
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

/**
 * Query options for whether this browser gets pushes. They are read again when the member comes back, perhaps from the
 * browser's own settings.
 */
export const pushStateQuery = {
  queryKey: ['push-state'],
  queryFn: readPushState,
  refetchOnWindowFocus: 'always',
} as const;

/** The server's key with which a browser has subscribed. Null in a browser that does not tell. */
function vapidKeyOf({ options }: PushSubscription): string | null {
  const key = options.applicationServerKey;
  return key === null ? null : base64url(new Uint8Array(key));
}

function bodyOf(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  const vapidKey = vapidKeyOf(subscription);
  return {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    ...(vapidKey !== null && { vapid_key: vapidKey }),
  };
}

/** Subscribes with a key of the server. A browser refuses a second key, so what it has subscribed with another ends. */
async function subscribe({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const current = await pushManager.getSubscription();
  if (current && vapidKeyOf(current) !== key) await current.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/**
 * Asks for the permission and subscribes this browser. Call it from a press, because browsers do not ask at other
 * times.
 * @throws RequestError or NetworkError if the server could not be told
 */
export async function turnPushOn(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const { key } = await request('GET /api/push/key/');
  if (key === null) return 'unsupported';
  // The service worker is registered already, except in low-data mode.
  await navigator.serviceWorker.register('/service-worker.js');
  const subscription = await subscribe(await navigator.serviceWorker.ready, key);
  try {
    await request('POST /api/push/subscriptions/', { body: bodyOf(subscription) });
  } catch (error) {
    // The server does not know the subscription, so nothing would arrive. The browser must not report it as on.
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

/**
 * Sends this browser's subscription to the server again. The server may have dropped it, or another member may have
 * used the phone. If the server has another key by now, the browser subscribes with that one.
 */
async function renew(): Promise<void> {
  const subscription = Notification.permission === 'granted' && (await findSubscription());
  if (!subscription) return;
  const { vapid_key: key } = await request('POST /api/push/subscriptions/', { body: bodyOf(subscription) });
  const own = vapidKeyOf(subscription);
  // A server of the last release tells no key.
  if (!key || own === null || own === key) return;
  const renewed = await subscribe(await navigator.serviceWorker.ready, key);
  await request('POST /api/push/subscriptions/', { body: bodyOf(renewed) });
  await request('DELETE /api/push/subscriptions/', { body: { endpoint: subscription.endpoint } });
}

/** Renews the subscription of the signed-in member. Logging out ends it (web/src/device/end-pushes.ts). */
export function keepPushing(): void {
  if (isSupported()) renew().catch((error: unknown) => logFailure('Could not keep the push subscription', error));
}
