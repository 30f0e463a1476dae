import type { ReactNode } from 'react';
import { useOnline } from '../../device/use-online.ts';
import { deferred } from '../../loading/deferred.tsx';

interface KeptFromProps {
  /** The time when the server sent the content, in ms since the epoch. Without it nothing is shown. */
  at: number | undefined;
  /** Content to show with a network. */
  children?: ReactNode;
}

const justChildren = ({ children }: KeptFromProps) => children;

const KeptTime = deferred<KeptFromProps>(async () => (await import('./kept-time.tsx')).KeptTime, {
  when: 'shown',
  placeholder: justChildren,
  otherwise: justChildren,
});

/** Without a network, says how old the content is. */
export function KeptFrom(props: KeptFromProps) {
  return useOnline() || !props.at ? props.children : <KeptTime {...props} />;
}
