import { matches as texts } from '../../../i18n/matches.ts';
import { t } from '../../../i18n/translate.ts';
import { Skeleton } from '../../../ui/frames/skeleton.tsx';
import { Spinner } from '../../../ui/frames/spinner.tsx';

/** Placeholder rows while the matches load. */
export function LoadingMatches() {
  return (
    <div aria-busy="true">
      <Spinner label={t(texts.loading)} />
      <ul aria-hidden className="match-rows">
        {[0, 1, 2, 3, 4].map((place) => (
          <li key={place}>
            <div className="match-row">
              <Skeleton className="match-row-arch" />
              <div className="grid gap-2.5">
                <Skeleton className="h-4.5 w-2/5" />
                <Skeleton className="h-3.5 w-4/5" />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
