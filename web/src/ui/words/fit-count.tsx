import { peopleFit } from '../../i18n/preferences.ts';
import { Skeleton } from '../frames/skeleton.tsx';

interface FitCountProps {
  /** Undefined while it is not known, null if it could not be read. */
  count: Parameters<typeof peopleFit>[0] | null | undefined;
  /** A second line, by whether anybody fits. */
  hint?: (anybody: boolean) => string;
}

/** How many people fit. Always mounted, since screen readers announce changes only in regions they know. */
export function FitCount({ count, hint }: FitCountProps) {
  return (
    <div aria-live="polite" className="min-w-0">
      {count && <b className="block text-lead leading-[1.2] font-[650]">{peopleFit(count)}</b>}
      {count && hint && <span className="block text-small text-ink-2">{hint(count.about !== 0)}</span>}
      {count === undefined && <Skeleton className="h-5 w-40 max-w-full" />}
    </div>
  );
}
