import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import banIcon from 'lucide/dist/esm/icons/ban.mjs';
import flagIcon from 'lucide/dist/esm/icons/flag.mjs';
import heartCrackIcon from 'lucide/dist/esm/icons/heart-crack.mjs';
import { personActions as texts } from '../../../i18n/blocks.ts';
import { t } from '../../../i18n/translate.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

type PersonAction = 'report' | 'block' | 'unmatch';
export type AskAbout = (action: PersonAction, person: { id: number; name: string }) => void;

interface PersonLinksProps {
  profile: VisibleProfile;
  onAsk: AskAbout;
  /** True if the two can be unmatched. */
  isMatch?: boolean;
}

const icons = { report: flagIcon, block: banIcon, unmatch: heartCrackIcon };

/** Inconspicuous links at the end of a profile: report, block, unmatch. */
export function PersonLinks({ profile: { id, name }, onAsk, isMatch = false }: PersonLinksProps) {
  const actions: readonly PersonAction[] = isMatch ? ['report', 'block', 'unmatch'] : ['report', 'block'];
  return (
    <p className="mt-5 -mb-3 flex flex-wrap gap-x-5 text-small text-ink-2">
      {actions.map((action) => (
        <button
          key={action}
          type="button"
          aria-haspopup="dialog"
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold"
          onClick={() => onAsk(action, { id, name })}
        >
          <Icon icon={icons[action]} size={18} />
          {t(texts[action])}
        </button>
      ))}
    </p>
  );
}
