import type { ReactNode } from 'react';
import { innerPages } from '../../i18n/inner-pages.ts';
import { t } from '../../i18n/translate.ts';
import { LoadFailed } from './load-failed.tsx';
import { Spinner } from './spinner.tsx';
import { UnlessOffline } from './unless-offline.tsx';

/** A query, or a hook that holds one. */
export interface Loading<Data> {
  /** Undefined until it has loaded. */
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
}

interface LoadedProps<Data> {
  of: Loading<Data>;
  /** The text for a failure, if the content is not a setting. */
  failedText?: string;
  /** Classes for a failure. */
  className?: string | undefined;
  children: (data: Data) => ReactNode;
}

/** The content of a page once it has loaded. Before that it is a spinner, or a note that loading failed. */
export function Loaded<Data>({ of: { data, error, refetch }, failedText, className, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  const retry = () => void refetch();
  return (
    <UnlessOffline onRetry={retry}>
      {error ? (
        <LoadFailed error={error} onRetry={retry} className={className}>
          {failedText ?? t(innerPages.loadFailed)}
        </LoadFailed>
      ) : (
        <Spinner />
      )}
    </UnlessOffline>
  );
}
