import { classNames } from '../class-names.ts';

/** A bar that holds the place of content that is loading. Size and radius come from the class name. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('rounded-[8px] bg-sunk', className)} />;
}
