import type { ShownPush } from '@mwanzo/contract/notices/push';

/** Some browsers cannot show a badge on the app's icon, and TypeScript's types of workers lack the functions for it. */
type Badging = Partial<{ setAppBadge: (count: number) => Promise<void>; clearAppBadge: () => Promise<void> }>;

/** Reads a push. Browsers demand that every push is shown, so for an unreadable one a general text is shown. */
export function readPush(data: PushMessageData | null): ShownPush {
  const unknown = { title: 'Mwanzo', body: '', tag: 'mwanzo', link: '/matches', unread: 0 };
  try {
    return { ...unknown, ...(data?.json() as Partial<ShownPush> | undefined) };
  } catch {
    return unknown;
  }
}

export async function showPush(registration: ServiceWorkerRegistration, push: ShownPush): Promise<void> {
  const { title, body, tag, link, unread, rings = false } = push;
  const badging: Badging = navigator;
  await registration.showNotification(title, {
    body,
    tag,
    icon: '/icons/app-192.png',
    data: link,
    // The notification of a call stays until it is tapped, or until the call is missed.
    requireInteraction: rings,
    ...(rings && { vibrate: [400, 200, 400], renotify: true }),
  });
  if (unread > 0) await badging.setAppBadge?.(unread).catch(() => {});
}

/**
 * Opens a page of the app in the tab that was used last, or in a new one. A link to another site opens the matches
 * instead.
 */
export async function openPage(clients: Clients, link: unknown): Promise<void> {
  const url = new URL(typeof link === 'string' ? link : '/', location.origin);
  const target = url.origin === location.origin ? url.href : `${location.origin}/matches`;
  const [tab] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const opened = await tab?.navigate(target).catch(() => null);
  await (opened ? opened.focus() : clients.openWindow(target));
}
