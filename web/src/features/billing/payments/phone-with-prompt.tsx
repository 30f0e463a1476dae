import { payments as texts } from '../../../i18n/payments.ts';
import { t } from '../../../i18n/translate.ts';

/** Draws a phone in front of half a sun, with M-Pesa's prompt on it, or without after the prompt has gone. */
export function PhoneWithPrompt({ amount }: { amount: number | null }) {
  return (
    <div aria-hidden className="relative mx-auto h-44 w-[min(100%,300px)] short:h-28">
      <svg viewBox="0 0 300 176" preserveAspectRatio="xMidYMax meet" className="absolute inset-0 size-full">
        <path d="M60 174a90 90 0 0 1 180 0z" className="fill-marigold" />
        <path
          d="M102 174V20a16 16 0 0 1 16-16h64a16 16 0 0 1 16 16v154"
          className="fill-cotton stroke-ink"
          strokeWidth="5"
        />
        <path d="M140 16h20" className="stroke-ink" strokeWidth="4" strokeLinecap="round" />
        <path d="M0 174h300" className="stroke-line-strong" strokeWidth="2.5" />
      </svg>
      {amount !== null && (
        <div className="absolute inset-x-8 top-11 rounded-lg bg-surface p-3.5 shadow-2 short:top-6 short:p-2">
          <p className="text-label font-[550]">{t(texts.promptOnPhone, { amount })}</p>
          <div className="mt-2 flex gap-2 short:hidden">
            <PinBox typed />
            <PinBox typed />
            <PinBox />
            <PinBox />
          </div>
        </div>
      )}
    </div>
  );
}

function PinBox({ typed = false }: { typed?: boolean }) {
  return (
    <span className="grid size-6.5 place-items-center rounded-[8px] outline-line-strong">
      {typed && <span className="size-1.5 rounded-full bg-ink" />}
    </span>
  );
}
