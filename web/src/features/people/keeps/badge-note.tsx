import { useEffect, useRef } from 'react';
import { t } from '../../../i18n/translate.ts';
import { verifications } from '../../../i18n/verifications.ts';
import { VerifiedBadge } from '../../../ui/words/verified-badge.tsx';

interface BadgeNoteProps {
  isVerified: boolean;
  /** Called once, when the note is there. */
  onShown: () => void;
}

/**
 * Takes the place of the card about the review when the badge arrives while the deck is open. It is always mounted,
 * since screen readers announce changes only in regions they know.
 */
export function BadgeNote({ isVerified, onShown }: BadgeNoteProps) {
  const wasShown = useRef(false);
  useEffect(() => {
    if (!isVerified) return;
    if (!wasShown.current) onShown();
    wasShown.current = true;
  }, [isVerified, onShown]);
  if (!isVerified) return <output className="sr-only" />;
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
