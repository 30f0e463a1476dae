import shieldCheckIcon from 'lucide/dist/esm/icons/shield-check.mjs';
import { useState } from 'react';
import { request } from '../../../../api/request.ts';
import { secondStep as texts } from '../../../../i18n/second-step.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Note, RowCard, rowClass, RowText } from '../../../../ui/frames/row-group.tsx';
import { GuardedQuestion, type Guard } from './guarded-question.tsx';

interface StepOnProps {
  codesLeft: number;
  onCodes: (codes: readonly string[]) => void;
  onEnded: () => void;
}

/** Shown while the second step is on: makes new recovery codes, or turns it off. */
export function StepOn({ codesLeft, onCodes, onEnded }: StepOnProps) {
  const [asked, setAsked] = useState<'codes' | 'end'>();
  const close = () => setAsked(undefined);
  const renew = async (body: Guard) => {
    const { recovery_codes: codes } = await request('POST /api/account/second-step/codes/', { body });
    close();
    onCodes(codes);
  };
  const end = async (body: Guard) => {
    await request('POST /api/account/second-step/end/', { body });
    close();
    onEnded();
  };
  return (
    <>
      <RowCard>
        <div className={rowClass}>
          <RowText icon={shieldCheckIcon} label={t(texts.isOn)} hint={t(texts.codesLeft, { count: codesLeft })} />
        </div>
      </RowCard>
      <Note>{t(texts.lost)}</Note>
      <div className="mt-6 grid gap-3">
        <Button variant="outlined" full aria-haspopup="dialog" onClick={() => setAsked('codes')}>
          {t(texts.newCodes)}
        </Button>
        <Button variant="outlined" full aria-haspopup="dialog" onClick={() => setAsked('end')}>
          {t(texts.turnOff)}
        </Button>
      </div>
      <GuardedQuestion
        open={asked === 'codes'}
        onClose={close}
        title={t(texts.newCodes)}
        text={t(texts.newCodesText)}
        label={t(texts.getCodes)}
        act={renew}
      />
      <GuardedQuestion
        open={asked === 'end'}
        onClose={close}
        title={t(texts.turnOffTitle)}
        text={t(texts.turnOffText)}
        label={t(texts.turnOff)}
        act={end}
      />
    </>
  );
}
