import { emergency as texts } from '../../i18n/open-plan.ts';
import { t } from '../../i18n/translate.ts';

const numbers = [
  { digits: '999', label: texts.police },
  { digits: '112', label: texts.emergency },
  { digits: '1195', label: texts.violence },
];

/** The numbers to call in an emergency in Kenya. A press starts the call. */
export function EmergencyNumbers() {
  return (
    <nav aria-label={t(texts.label)} className="flex flex-wrap gap-2">
      {numbers.map(({ digits, label }) => (
        <a
          key={digits}
          href={`tel:${digits}`}
          className={
            'grid min-h-16 flex-auto content-center justify-items-center rounded-[16px] bg-surface px-2 ' +
            'py-1.5 text-center leading-[1.2] no-underline ' +
            'shadow-[inset_0_0_0_1.5px_var(--color-line-strong)] hover:bg-sunk forced-colors:border'
          }
        >
          <b className="font-display text-[1.375rem] font-bold tracking-[-0.02em]">{digits}</b>
          <span className="text-tiny text-ink-2">{t(label)}</span>
        </a>
      ))}
    </nav>
  );
}
