import type { ReactNode } from 'react';
import { useOnline } from '../../device/use-online.ts';
import { deferred } from '../../loading/deferred.tsx';

interface OfflineAgeProps {
  /** The time when the server sent the content, in ms since the epoch. Without it nothing is shown. */
  at: number | undefined;
  /** Content to show with a network. */
  children?: ReactNode;
}

const justChildren = ({ children }: OfflineAgeProps) => children;

const OfflineTime = deferred<OfflineAgeProps>(async () => (await import('./offline-time.tsx')).OfflineTime, {
  placeholder: justChildren,
  otherwise: justChildren,
});

/** Without a network, says how old the content is. */
export function OfflineAge(props: OfflineAgeProps) {
  return useOnline() || !props.at ? props.children : <OfflineTime {...props} />;
}
