import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { createStore } from '../state/store.ts';
import { missingCode } from './missing-code.ts';
import { onTouch } from './on-touch.ts';
import { whenIdle } from './when-idle.ts';

interface DeferredOptions<Props> {
  /**
   * The time when the code loads:
   * - `touched`: at the first touch or key press, so that it is mostly there before a press needs it. Each further
   * touch tries again, and so does the notice over every screen (`missing-code.ts`).
   * - `idle`: once the page is idle, and otherwise like `touched`.
   * - `shown`, the default: when the component is first rendered. It tries again at the next mount.
   */
  when?: 'touched' | 'idle' | 'shown';
  /** Rendered until the code has arrived. */
  placeholder?: ComponentType<Props>;
  /**
   * For `shown`: rendered if the code does not arrive. Without it the placeholder stays, and the notice over every
   * screen offers to try again.
   */
  otherwise?: ComponentType<Props>;
}

/** For code that a screen can do without: if it does not arrive, nothing is shown. */
export const orNothing = { otherwise: () => null };

export interface Deferred<Props extends object> {
  (props: Props): ReactNode;
  /** @throws the cause, if the code does not arrive */
  preload: () => Promise<void>;
  /** Returns the component once its code has arrived. */
  loaded: () => ComponentType<Props> | undefined;
}

/**
 * Makes a component whose code is not among the page's first files. It replaces React's `lazy`, which never retries
 * after a failure, shows its fallback for at least 300 ms, and renders in one go, while a cheap phone does not respond.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { when = 'shown', placeholder: Placeholder, otherwise: Otherwise }: DeferredOptions<Props> = {},
): Deferred<Props> {
  const loaded = createStore<ComponentType<Props> | undefined>(undefined);
  const preload = async () => {
    const Component = await load();
    // Two loads can run at the same time. Writing the second result would remount everything and repeat its requests.
    if (!loaded.read()) loaded.write(Component);
    if (missingCode.read()?.load === preload) missingCode.write(undefined);
  };

  const offer = () => missingCode.write({ load: preload });
  const loadAtTouch = () => {
    // It does not replace what the member has pressed.
    const stop = onTouch(() => {
      preload().then(
        () => stop(),
        () => missingCode.read() ?? offer(),
      );
    });
  };
  if (when === 'touched') loadAtTouch();
  else if (when === 'idle') whenIdle(() => void preload().catch(loadAtTouch));

  function DeferredComponent(props: Props) {
    const [Loaded, setLoaded] = useState(loaded.read);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Loaded) return undefined;
      const show = () => startTransition(() => setLoaded(loaded.read));
      if (loaded.read()) show();
      else if (when === 'shown') preload().catch(() => (Otherwise ? setFailed(true) : offer()));
      return loaded.subscribe(show);
    }, [Loaded]);

    if (Loaded) return <Loaded {...props} />;
    const Instead = failed ? Otherwise : Placeholder;
    return Instead && <Instead {...props} />;
  }

  return Object.assign(DeferredComponent, { preload, loaded: loaded.read });
}
