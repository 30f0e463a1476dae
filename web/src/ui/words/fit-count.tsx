import { peopleFit } from '../../i18n/preferences.ts';
import { Skeleton } from '../frames/skeleton.tsx';

interface FitCountProps {
  /** The number; undefined until it is known, null if it could not be loaded. */
  count: Parameters<typeof peopleFit>[0] | null | undefined;
  /** Returns a second line, depending on whether anybody fits. */
  hint?: (anybody: boolean) => string;
}

/** Says how many people fit. It is always mounted, since screen readers announce changes only in regions they know. */
export function FitCount({ count, hint }: FitCountProps) {
  return (
    <div aria-live="polite" className="min-w-0">
      {count && <b className="block text-lead leading-[1.2] font-[650]">{peopleFit(count)}</b>}
      {count && hint && (
        // With large text a foot of two long lines would cover much of a small screen.
        <span className="block text-small text-ink-2 @max-[9rem]:hidden">{hint(count.about !== 0)}</span>
      )}
      {count === undefined && <Skeleton className="h-5 w-40 max-w-full" />}
    </div>
  );
}
