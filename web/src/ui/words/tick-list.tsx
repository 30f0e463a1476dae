import checkIcon from 'lucide/dist/esm/icons/check.mjs';
import { classNames } from '../class-names.ts';
import { Icon, type IconNode } from '../icons/icon.tsx';

const colours = { surface: 'text-trust', wine: 'text-marigold', quiet: 'text-ink-2' };

interface TickListProps {
  items: readonly string[];
  /** Sets the ticks' colour: teal on surface, marigold on wine, grey for what is left out. */
  ground?: keyof typeof colours;
  icon?: IconNode;
  className?: string | undefined;
}

/** A list with ticks, for what a plan includes. */
export function TickList({ items, ground = 'surface', icon = checkIcon, className }: TickListProps) {
  return (
    <ul className={classNames('grid gap-3', className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-2.5 leading-[1.35]">
          <Icon icon={icon} size={20} className={`mt-px ${colours[ground]}`} />
          {item}
        </li>
      ))}
    </ul>
  );
}
