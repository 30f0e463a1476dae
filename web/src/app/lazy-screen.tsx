import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { reloadOnce } from '../loading/reload-once.ts';
import { LoadingScreen } from './loading-screen.tsx';

type LazyScreenProps<Props> = Props & {
  /** Rendered with the screen, not with what stands in its place before. */
  beside?: ReactNode;
};

/** A screen whose code travels when it is first rendered, or asked for before. */
export interface LazyScreen<Props extends object> {
  (props: LazyScreenProps<Props>): ReactNode;
  /** @throws what kept the code from arriving */
  preload: () => Promise<void>;
}

/**
 * The loading screen stands in the screen's place until its code is there. React's own `lazy` would let that stand for
 * 300 ms at least, and draw the screen in one go, during which a cheap phone is deaf. Code that did not arrive is
 * thrown at the next error boundary.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyScreen<Props> {
  let Arrived: ComponentType<Props> | undefined;

  async function preload(): Promise<void> {
    Arrived = (await load()).default;
  }

  function Screen({ beside, ...props }: LazyScreenProps<Props>) {
    const [Shown, setShown] = useState(() => Arrived);
    const [failure, setFailure] = useState<{ reason: unknown }>();
    useEffect(() => {
      if (Shown) return;
      preload()
        .catch(reloadOnce)
        .then(
          () => startTransition(() => setShown(() => Arrived)),
          (reason: unknown) => setFailure({ reason }),
        );
    }, [Shown]);
    if (failure) throw failure.reason;
    if (!Shown) return <LoadingScreen />;
    return (
      <>
        <Shown {...(props as unknown as Props)} />
        {beside}
      </>
    );
  }

  return Object.assign(Screen, { preload });
}
