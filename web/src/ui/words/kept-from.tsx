import type { ReactNode } from 'react';
import { useOnline } from '../../device/use-online.ts';
import { deferred } from '../../loading/deferred.tsx';

interface KeptFromProps {
  /** When the server sent what is shown, in ms since the epoch; nothing is shown without it. */
  at: number | undefined;
  /** Shown with a network. */
  children?: ReactNode;
}

const justChildren = ({ children }: KeptFromProps) => children;

const KeptTime = deferred<KeptFromProps>(async () => (await import('./kept-time.tsx')).KeptTime, {
  when: 'shown',
  placeholder: justChildren,
  otherwise: justChildren,
});

/** Says without a network how old the content is. */
export function KeptFrom(props: KeptFromProps) {
  return useOnline() || !props.at ? props.children : <KeptTime {...props} />;
}
