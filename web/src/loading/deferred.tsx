import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { createStore } from '../state/store.ts';
import { onTouch } from './on-touch.ts';
import { reloadIfBuildGone, reloadOnce } from './reload-once.ts';
import { whenIdle } from './when-idle.ts';

interface DeferredOptions<Props> {
  /**
   * The time when the code loads:
   * - `touched`: at the first touch or key press, so that it is mostly there before a press needs it. Each further
   * touch tries again; if a deployment has removed the code, the page reloads.
   * - `idle`: once the page is idle. It tries again when the network is back.
   * - `shown`: when the component is first rendered. It tries again at the next mount.
   */
  when: 'touched' | 'idle' | 'shown';
  /** Rendered until the code has arrived. */
  placeholder?: ComponentType<Props>;
  /**
   * For `shown`: rendered if the code does not arrive. Without it the page reloads once, and then throws to the error
   * boundary.
   */
  otherwise?: ComponentType<Props>;
}

export interface Deferred<Props extends object> {
  (props: Props): ReactNode;
  /** @throws the cause, if the code does not arrive */
  preload: () => Promise<void>;
}

/**
 * Makes a component whose code is not among the page's first files. It replaces React's `lazy`, which never retries
 * after a failure, shows its fallback for at least 300 ms, and renders in one go, while a cheap phone does not respond.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { when, placeholder: Placeholder, otherwise: Otherwise }: DeferredOptions<Props>,
): Deferred<Props> {
  const loaded = createStore<ComponentType<Props> | undefined>(undefined);
  const preload = async () => {
    const Component = await load();
    // Two loads can run at the same time. Writing the second result would remount everything and repeat its requests.
    if (!loaded.read()) loaded.write(Component);
  };

  if (when === 'touched') {
    const stop = onTouch(() => void preload().then(() => stop(), reloadIfBuildGone));
  } else if (when === 'idle') {
    whenIdle(function attempt() {
      preload().catch(() => addEventListener('online', attempt, { once: true }));
    });
  }

  function DeferredComponent(props: Props) {
    const [Loaded, setLoaded] = useState(loaded.read);
    const [failure, setFailure] = useState<{ reason: unknown }>();
    useEffect(() => {
      if (Loaded) return undefined;
      const show = () => startTransition(() => setLoaded(loaded.read));
      const fail = (reason: unknown) => setFailure({ reason });
      if (loaded.read()) show();
      else if (when === 'shown') preload().catch(Otherwise ? fail : (reason) => reloadOnce(reason).catch(fail));
      return loaded.subscribe(show);
    }, [Loaded]);

    if (Loaded) return <Loaded {...props} />;
    if (failure && !Otherwise) throw failure.reason;
    const Instead = failure ? Otherwise : Placeholder;
    return Instead && <Instead {...props} />;
  }

  return Object.assign(DeferredComponent, { preload });
}
