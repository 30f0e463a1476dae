import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { reloadOnce } from './reload-once.ts';

/** Assistive technology may click without a pointer. */
const signsOfUse = ['pointerdown', 'keydown', 'click'] as const;

let inUse = false;

/** Runs the action at the first sign of use, and at each further one until it is stopped; at once if there has been one. */
function atSignsOfUse(action: () => void): () => void {
  const hear = () => {
    inUse = true;
    action();
  };
  // What came late itself may have late parts, whose first sign was its own.
  if (inUse) action();
  for (const sign of signsOfUse) addEventListener(sign, hear, { passive: true });
  return () => {
    for (const sign of signsOfUse) removeEventListener(sign, hear);
  };
}

let asking = false;

/** Whether a deployment has taken this build away. That a line broke says nothing about it. */
async function isGone(): Promise<boolean> {
  try {
    return (await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
}

async function reloadIfGone(reason: unknown): Promise<void> {
  if (asking) return;
  asking = true;
  const gone = await isGone();
  asking = false;
  if (gone) await reloadOnce(reason);
}

/**
 * A component for what opens only when somebody asks for it. Its code is no part of the first visit:
 * it travels at the first touch or key, so that it is mostly there when it is wanted. Code that did
 * not arrive is asked for again at the next touch, where React's own `lazy` would fail for good; code
 * that an update has replaced never will, and the page loads anew.
 * @param waiting stands in its place until it is there
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  let part: ComponentType<Props> | undefined;
  const listeners = new Set<() => void>();

  const stop = atSignsOfUse(() => {
    load().then(
      (loaded) => {
        part = loaded;
        stop();
        for (const listener of listeners) listener();
      },
      (reason: unknown) => void reloadIfGone(reason).catch(() => undefined),
    );
  });

  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  return function Deferred(props: Props) {
    const Part = useSyncExternalStore(subscribe, () => part);
    return Part ? <Part {...props} /> : waiting;
  };
}
