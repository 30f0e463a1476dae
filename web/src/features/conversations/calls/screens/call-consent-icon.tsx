import type { CallConsent } from '@mwanzo/contract/conversations/calls';
import phoneIcon from 'lucide/dist/esm/icons/phone.mjs';
import { Icon } from '../../../../ui/icons/icon.tsx';

/** The phone of a chat: an outline, half filled while one of the two has said yes, filled when both have. */
export function CallConsentIcon({ talk }: { talk: CallConsent }) {
  return (
    <span className="relative" data-talk={talk}>
      <Icon icon={phoneIcon} className={talk === 'both' ? 'fill-current' : undefined} />
      {(talk === 'asked' || talk === 'asked_me') && (
        <Icon icon={phoneIcon} className="absolute inset-0 fill-current [clip-path:inset(50%_0_0)]" />
      )}
    </span>
  );
}
