import { t } from '../../i18n/translate.ts';
import { ui } from '../../i18n/ui.ts';

interface SkipLinkProps {
  /** Focuses the content. Without it the link adds `#content` to the browser's history. */
  onSkip?: () => void;
}

/** The first keyboard stop, shown only while focused: skips the top bar. */
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
