import { useState } from 'react';
import { installPrompt } from '../../../device/install-prompt.ts';
import { logFailure } from '../../../device/log-failure.ts';
import { installing } from '../../../i18n/installing.ts';
import { t } from '../../../i18n/translate.ts';
import { useStore } from '../../../state/store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { LogoSymbol } from '../../../ui/drawings/logo.tsx';
import { Card } from '../../../ui/frames/card.tsx';
import { rememberAnswer } from './install-memory.ts';
import { installWay } from './install-rules.ts';

/** Offers to install the app on the phone, if may-offer-installing.ts allows it. */
export function InstallOffer() {
  const prompt = useStore(installPrompt);
  const [answered, setAnswered] = useState(false);
  const way = installWay(prompt !== undefined, navigator.userAgent);
  if (answered || !way) return null;

  const close = () => {
    rememberAnswer();
    setAnswered(true);
  };
  const install = () => {
    close();
    installPrompt.write(undefined);
    prompt?.prompt().catch((error: unknown) => logFailure('Could not install', error));
  };
  return (
    <Card className="mt-4 grid enter-fade grid-cols-[48px_1fr] gap-x-3.5">
      <span className="grid size-12 place-items-center rounded-md bg-blush">
        <LogoSymbol size={30} />
      </span>
      <div>
        <h2 className="text-h3">{t(installing.title)}</h2>
        <p className="mt-1 text-label text-ink-2">{t(way === 'ask' ? installing.text : installing.byHand)}</p>
        <div className="mt-3 flex flex-wrap gap-2.5">
          {way === 'ask' && (
            <Button size="sm" onClick={install}>
              {t(installing.install)}
            </Button>
          )}
          <Button size="sm" variant="outlined" onClick={close}>
            {t(way === 'ask' ? installing.notNow : installing.understood)}
          </Button>
        </div>
      </div>
    </Card>
  );
}
