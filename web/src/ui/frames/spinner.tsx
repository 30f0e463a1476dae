import { t } from '../../i18n/translate.ts';
import { ui } from '../../i18n/ui.ts';
import { LogoSymbol } from '../drawings/logo.tsx';

interface SpinnerProps {
  /** Shown under the symbol. Without it screen readers announce "Loading...". */
  label?: string;
}

export function Spinner({ label }: SpinnerProps) {
  return (
    <output className="grid justify-items-center gap-3 p-6 text-ink-2">
      <LogoSymbol size={48} loading />
      <span className={label === undefined ? 'sr-only' : ''}>{label ?? t(ui.loading)}</span>
    </output>
  );
}
