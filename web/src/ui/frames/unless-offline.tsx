import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useOnline } from '../../device/use-online.ts';

interface UnlessOfflineProps {
  /** Loads again; called by itself, too, when the network is back. */
  onRetry: () => void;
  /** What waits for an answer, or says that none came. */
  children: ReactNode;
}

type Part = { default: ComponentType<UnlessOfflineProps> };

// On an app that is not kept on the phone yet its code cannot come either: then there is nothing to show instead.
const OfflineState = lazy(() =>
  import('./offline-state.tsx').then(
    (part): Part => ({ default: part.OfflineState }),
    (): Part => ({ default: ({ children }) => children }),
  ),
);

/** Without a network: that, in place of a wait that cannot end. */
export function UnlessOffline({ onRetry, children }: UnlessOfflineProps) {
  const online = useOnline();
  if (online) return children;
  return (
    <Suspense fallback={children}>
      <OfflineState onRetry={onRetry}>{children}</OfflineState>
    </Suspense>
  );
}
