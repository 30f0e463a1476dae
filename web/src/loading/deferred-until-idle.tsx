import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from './when-idle.ts';

/** A component that can wait until the page is there: its code travels once the page rests, or when the network is back. */
export function deferredUntilIdle<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function DeferredUntilIdle(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    useEffect(() => {
      const fetchPart = (): void => {
        load().then(
          (part) => setPart(() => part),
          () => addEventListener('online', fetchPart, { once: true }),
        );
      };
      whenIdle(fetchPart);
    }, []);
    return Part && <Part {...props} />;
  };
}
