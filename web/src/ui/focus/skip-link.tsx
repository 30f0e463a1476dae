import { t } from '../../i18n/translate.ts';
import { ui } from '../../i18n/ui.ts';

interface SkipLinkProps {
  /** Brings the focus to the content, where an address with `#content` would be one more step in the history. */
  onSkip?: () => void;
}

/** The first stop of the keyboard, seen only then: past the bar to the content. */
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
