import { classNames } from '../class-names.ts';

/** A still bar in the real layout's place; size and radius by class. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('rounded-[8px] bg-sunk', className)} />;
}
