import { useQuery } from '@tanstack/react-query';
import gemIcon from 'lucide/dist/esm/icons/gem.mjs';
import { useNow } from '../../../device/use-now.ts';
import { premiumText } from '../../../i18n/premium.ts';
import { premiumQuery } from '../../../queries/premium.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

/** Says until when the member has Premium. It shows nothing on the Basic plan. */
export function PremiumUntil() {
  const { data } = useQuery(premiumQuery);
  const text = premiumText(data ?? { until: null, stops_at: null }, useNow());
  if (text === null) return null;
  return (
    <p className="mt-3 text-label text-balance text-ink-2">
      <Icon icon={gemIcon} size={16} className="mr-1.5 inline align-[-0.15em]" />
      {text}
    </p>
  );
}
