import { useSeconds } from '../../../../device/use-seconds.ts';
import { signUp as texts } from '../../../../i18n/sign-up.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/controls/button.tsx';

interface TurnNoticeProps {
  /** The time of the sign-up's turn, in ms since the epoch. Null while no sign-up waits. */
  turnAt: number | null;
  onCancel: () => void;
}

/**
 * Says that the sign-up waits for its turn, and how long. Screen readers announce the text once, but not the seconds,
 * which change all the time.
 */
export function TurnNotice({ turnAt, onCancel }: TurnNoticeProps) {
  return (
    <>
      <output className="block text-center text-small text-ink-2">
        {turnAt !== null && <span className="mt-2.5 block">{t(texts.waiting)}</span>}
      </output>
      {turnAt !== null && (
        <>
          <Remaining until={turnAt} />
          <Button variant="ghost" full onClick={onCancel}>
            {t(texts.waitingCancel)}
          </Button>
        </>
      )}
    </>
  );
}

function Remaining({ until }: { until: number }) {
  const count = Math.max(1, Math.ceil((until - useSeconds(true)) / 1000));
  return (
    <p role="timer" className="mt-1 text-center text-label font-semibold tabular-nums">
      {t(texts.waitingSeconds, { count })}
    </p>
  );
}
