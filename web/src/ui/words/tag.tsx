import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconNode } from '../icons/icon.tsx';

const kinds = {
  plain: 'bg-blush',
  line: 'outline-line-strong',
  shared: 'bg-primary-soft text-primary-text',
  trust: 'bg-trust-soft text-trust-text',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
};

interface TagProps {
  kind?: keyof typeof kinds;
  icon?: IconNode;
  /** A drawing instead of an icon. */
  drawing?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** A short label, never interactive. */
export function Tag({ kind = 'plain', icon, drawing, children, className }: TagProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-7.5 max-w-full items-center gap-1.25 rounded-full px-2.75 text-small font-semibold',
        'whitespace-nowrap',
        kinds[kind],
        className,
      )}
    >
      {icon ? <Icon icon={icon} size={15} /> : drawing}
      <bdi className="truncate">{children}</bdi>
    </span>
  );
}
