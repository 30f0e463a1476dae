import type { Message } from '../../../../i18n/define-messages.ts';
import { moderation } from '../../../../i18n/moderation.ts';
import { t } from '../../../../i18n/translate.ts';
import { CheckBox } from '../../../../ui/controls/check-box.tsx';

/** The explanation of one or two keys of a queue. */
export interface LegendRow {
  keys: string;
  text: Message;
}

interface ShortcutLegendProps {
  rows: readonly LegendRow[];
  on: boolean;
  onChoose: (on: boolean) => void;
}

/** Explains the keys, and lets the reviewer turn them off. It is hidden on phones. */
export function ShortcutLegend({ rows, on, onChoose }: ShortcutLegendProps) {
  return (
    <div className="mt-auto hidden px-5 pt-3 text-small text-ink-2 lg:block">
      <CheckBox checked={on} onChange={onChoose}>
        {t(moderation.shortcuts)}
      </CheckBox>
      {on && (
        <ul className="mt-1 grid grid-cols-2 gap-x-3 gap-y-1">
          {rows.map(({ keys, text }) => (
            <li key={keys} className="flex items-center gap-2">
              <kbd
                className={
                  'min-w-6 flex-none rounded-[6px] px-1.5 text-center font-text text-tiny font-semibold ' +
                  'text-ink shadow-[inset_0_0_0_1px_var(--color-line-strong)]'
                }
              >
                {keys}
              </kbd>
              <span className="truncate lowercase">{t(text)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
