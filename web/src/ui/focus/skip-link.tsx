import { t } from '../../i18n/translate.ts';
import { ui } from '../../i18n/ui.ts';

interface SkipLinkProps {
  /** Focuses the content. Without `onSkip`, the link adds `#content` to the browser's history. */
  onSkip?: () => void;
}

/** A link that skips the top bar. It is the first keyboard stop and is visible only while focused. */
export function SkipLink({ onSkip }: SkipLinkProps) {
  return (
    <a
      href="#content"
      className="skip-link"
      onClick={(event) => {
        if (!onSkip) return;
        event.preventDefault();
        onSkip();
      }}
    >
      {t(ui.skipToContent)}
    </a>
  );
}
