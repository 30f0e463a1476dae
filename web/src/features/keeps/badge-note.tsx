import { useEffect, useRef } from 'react';
import { t } from '../../i18n/translate.ts';
import { verifications } from '../../i18n/verifications.ts';
import { VerifiedBadge } from '../../ui/words/verified-badge.tsx';

/**
 * Takes the place of the card about the review when the badge arrives while the deck is open.
 * @param onShown called once, when the note is there
 */
export function BadgeNote({ onShown }: { onShown: () => void }) {
  const wasShown = useRef(false);
  useEffect(() => {
    if (!wasShown.current) onShown();
    wasShown.current = true;
  }, [onShown]);
  return (
    <output
      className={
        'badge-note mb-3 flex min-h-11 w-full items-center gap-3 rounded-lg bg-surface px-3 py-1 text-label ' +
        'font-[650] shadow-1 folded:mb-2'
      }
    >
      <span className="badge-pop flex-none">
        <VerifiedBadge size={28} decorative />
      </span>
      <span>{t(verifications.approvedTitle)}</span>
    </output>
  );
}
