import { classNames } from '../class-names.ts';

/** A placeholder bar for content that is loading. Size and radius come from the class name. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('rounded-[8px] bg-sunk', className)} />;
}
