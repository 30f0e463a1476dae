import rotateCwIcon from 'lucide/dist/esm/icons/rotate-cw.mjs';
import type { ReactNode } from 'react';
import { innerPages } from '../../i18n/inner-pages.ts';
import { t } from '../../i18n/translate.ts';
import { Button } from '../controls/button.tsx';
import { FieldError } from '../controls/field.tsx';
import { Spinner } from './spinner.tsx';
import { UnlessOffline } from './unless-offline.tsx';

interface LoadedSettingsProps {
  loaded: boolean;
  failed: boolean;
  /** The text for a failure, if the content is not a setting. */
  failedText?: string;
  onRetry: () => void;
  children: ReactNode;
}

/** The content of an inner page once it has loaded. Before that it is a spinner, or a note that loading failed. */
export function LoadedSettings({ loaded, failed, failedText, onRetry, children }: LoadedSettingsProps) {
  if (loaded) return children;
  return (
    <UnlessOffline onRetry={onRetry}>
      {failed ? (
        <div className="grid justify-items-center gap-4 p-8">
          <FieldError>{failedText ?? t(innerPages.loadFailed)}</FieldError>
          <Button variant="outlined" size="sm" icon={rotateCwIcon} onClick={onRetry}>
            {t(innerPages.tryAgain)}
          </Button>
        </div>
      ) : (
        <Spinner />
      )}
    </UnlessOffline>
  );
}
