import type { ReactNode } from 'react';
import { useOnline } from '../../device/use-online.ts';
import { deferred } from '../../loading/deferred.tsx';

interface UnlessOfflineProps {
  /** Loads again; also called when the network is back. */
  onRetry: () => void;
  /** The content with a network: a loading state, or the message that loading failed. */
  children: ReactNode;
}

const justChildren = ({ children }: UnlessOfflineProps) => children;

// If the service worker has not stored the app yet, this code cannot arrive without a network either. Then the children
// are shown.
const OfflineState = deferred<UnlessOfflineProps>(async () => (await import('./offline-state.tsx')).OfflineState, {
  placeholder: justChildren,
  otherwise: justChildren,
});

/** Without a network, says so instead of showing a loading state that cannot end. */
export function UnlessOffline(props: UnlessOfflineProps) {
  return useOnline() ? props.children : <OfflineState {...props} />;
}
