import { useId, type ReactNode } from 'react';
import { useShownCount } from './use-shown-count.ts';

interface RowSectionProps<Item> {
  title: string;
  list: readonly Item[];
  children: (item: Item) => ReactNode;
}

/** A titled section of the list. An empty one is not shown. */
export function RowSection<Item extends { id: number | string }>({ title, list, children }: RowSectionProps<Item>) {
  const id = useId();
  const [shown, rest] = useShownCount(list.length);
  if (list.length === 0) return null;
  return (
    <>
      <h2 id={id} className="match-section">
        {title}
      </h2>
      <ul aria-labelledby={id} className="match-rows">
        {list.slice(0, shown).map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
        {shown < list.length && (
          <li ref={rest} aria-hidden style={{ height: `calc(var(--row-h) * ${list.length - shown})` }} />
        )}
      </ul>
    </>
  );
}
