import { messages as texts } from '../../../../i18n/messages.ts';
import { t } from '../../../../i18n/translate.ts';
import { RetryButton } from '../../../../ui/controls/retry-button.tsx';
import { Spinner } from '../../../../ui/frames/spinner.tsx';
import { UnlessOffline } from '../../../../ui/frames/unless-offline.tsx';
import { FailedRequestId } from '../../../../ui/words/failed-request-id.tsx';

interface ChatFailedProps {
  error: unknown;
  onRetry: () => void;
}

/** Says that a conversation did not load, and offers another try. */
export function ChatFailed({ error, onRetry }: ChatFailedProps) {
  return (
    <>
      <p className="text-center text-ink-2">
        {t(texts.notHere)}
        <FailedRequestId error={error} />
      </p>
      <RetryButton onRetry={onRetry} />
    </>
  );
}

/** Fills a chat whose messages are loading, or did not load. */
export function ChatNotLoaded({ isLoading, ...failed }: ChatFailedProps & { isLoading: boolean }) {
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-4 p-6">
      <UnlessOffline onRetry={failed.onRetry}>{isLoading ? <Spinner /> : <ChatFailed {...failed} />}</UnlessOffline>
    </div>
  );
}
