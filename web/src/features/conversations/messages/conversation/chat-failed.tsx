import { messages as texts } from '../../../../i18n/messages.ts';
import { t } from '../../../../i18n/translate.ts';
import { RetryButton } from '../../../../ui/controls/retry-button.tsx';
import { FailedRequestId } from '../../../../ui/words/failed-request-id.tsx';

/** Says that a conversation did not load, and offers another try. */
export function ChatFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
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
