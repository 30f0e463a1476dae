import type { Presence } from '@mwanzo/contract/events';
import { presence as texts } from '../../../i18n/presence.ts';
import { t } from '../../../i18n/translate.ts';

/**
 * A dot at the foot of a face: filled while the match is online, hollow if they were online today, otherwise absent.
 */
export function PresenceDot({ presence }: { presence: Presence }) {
  return presence && <span aria-hidden title={t(texts[presence])} data-presence={presence} className="presence-dot" />;
}

/** Says for screen readers whether a match is or was online today, to be read after the name. */
export function PresenceText({ presence }: { presence: Presence }) {
  return presence && <span className="sr-only">{t(texts[presence])}</span>;
}
