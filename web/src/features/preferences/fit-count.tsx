import type { RoughCount } from '@mwanzo/contract/preferences';
import { peopleFit, preferences as texts } from '../../i18n/preferences.ts';
import { t } from '../../i18n/translate.ts';
import { Skeleton } from '../../ui/frames/skeleton.tsx';

/** How many people fit. `count` is undefined while it is not known and null if it could not be read. */
export function FitCount({ count }: { count: RoughCount | null | undefined }) {
  return (
    <p aria-live="polite" className="min-w-0">
      {count && (
        <>
          <b className="block text-lead leading-[1.2] font-[650]">{peopleFit(count)}</b>
          <span className="text-small text-ink-2">{t(count.about === 0 ? texts.stepWider : texts.youFitThem)}</span>
        </>
      )}
      {count === undefined && (
        <span aria-hidden className="grid gap-2">
          <Skeleton className="h-5 w-40 max-w-full" />
          <Skeleton className="h-3.5 w-28" />
        </span>
      )}
    </p>
  );
}
