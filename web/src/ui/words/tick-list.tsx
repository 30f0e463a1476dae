import checkIcon from 'lucide/dist/esm/icons/check.mjs';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';

interface TickListProps {
  items: readonly string[];
  /** Sets the ticks' colour: teal on surface, marigold on wine. */
  ground?: 'surface' | 'wine';
  className?: string | undefined;
}

/** A list with ticks, for what a plan includes. */
export function TickList({ items, ground = 'surface', className }: TickListProps) {
  return (
    <ul className={classNames('grid gap-3', className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-2.5 leading-[1.35]">
          <Icon
            icon={checkIcon}
            size={20}
            className={classNames('mt-px', ground === 'wine' ? 'text-marigold' : 'text-trust')}
          />
          {item}
        </li>
      ))}
    </ul>
  );
}
