import { useQuery, useQueryClient } from '@tanstack/react-query';
import bellRingIcon from 'lucide/dist/esm/icons/bell-ring.mjs';
import circleCheckIcon from 'lucide/dist/esm/icons/circle-check.mjs';
import { useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { logFailure } from '../../../device/log-failure.ts';
import { notices, pushOffer } from '../../../i18n/notices.ts';
import { t } from '../../../i18n/translate.ts';
import { pushStateQuery, turnPushOn } from '../../../shared/push/push-device.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/frames/card.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { rememberOfferAnswer } from '../../../device/push-offer-memory.ts';

type Step = 'asking' | 'on' | 'closed';

/** Offers pushes, if may-offer-pushes.ts allows it. The browser asks for its permission only after a press. */
export function PushOffer() {
  const client = useQueryClient();
  const { data: state } = useQuery(pushStateQuery);
  const [step, setStep] = useState<Step>('asking');
  const { busy, failure, run } = useAction(
    async () => {
      const next = await turnPushOn();
      rememberOfferAnswer();
      client.setQueryData(pushStateQuery.queryKey, next);
      setStep(next === 'on' ? 'on' : 'closed');
    },
    (error) => {
      logFailure('Could not turn pushes on', error);
      return notices.failed;
    },
  );
  // The member may have allowed or forbidden pushes in another tab.
  if (step === 'closed' || (step === 'asking' && !busy && !failure && state !== 'off')) return null;

  const close = () => {
    rememberOfferAnswer();
    setStep('closed');
  };
  return (
    <Card className="mt-4 grid enter-fade grid-cols-[48px_1fr] gap-x-3.5">
      <span className="grid size-12 place-items-center rounded-md bg-blush">
        <Icon icon={step === 'on' ? circleCheckIcon : bellRingIcon} size={24} />
      </span>
      <div>
        <h2 className="text-h3">{t(step === 'on' ? pushOffer.done : pushOffer.title)}</h2>
        <output className="mt-1 block text-label text-ink-2">{t(failure ?? pushOffer.text)}</output>
        {step !== 'on' && (
          <div className="mt-3 flex flex-wrap gap-2.5">
            <Button size="sm" busy={busy} onClick={() => void run()}>
              {t(pushOffer.yes)}
            </Button>
            <Button size="sm" variant="outlined" onClick={close}>
              {t(pushOffer.no)}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
