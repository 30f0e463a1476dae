import type { Presence } from '@mwanzo/contract/events';
import { presence as texts } from '../../i18n/presence.ts';
import { t } from '../../i18n/translate.ts';

/** At the foot of a face: filled while the match is online, hollow if they were there today, otherwise nothing. */
export function PresenceDot({ presence }: { presence: Presence }) {
  if (!presence) return null;
  const text = t(texts[presence]);
  return (
    <span title={text} data-presence={presence} className="presence-dot">
      <span className="sr-only">{text}</span>
    </span>
  );
}
