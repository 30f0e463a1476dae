import { textLimits } from '@mwanzo/contract/limits';
import { useState } from 'react';
import { moderation } from '../../../../i18n/moderation.ts';
import { room } from '../../../../i18n/room.ts';
import { switches as texts } from '../../../../i18n/switches.ts';
import { t } from '../../../../i18n/translate.ts';
import { WordsField } from '../../../../ui/controls/words-field.tsx';
import { Question } from '../../../../ui/layers/question.tsx';
import { switchTexts } from './switch-texts.ts';
import type { ModeratedSwitch } from './switches-query.ts';
import { useMoveSwitch } from './use-move-switch.ts';

interface SwitchDialogProps {
  /** The switch that is to be moved. */
  moved: Pick<ModeratedSwitch, 'switch' | 'is_on'>;
  open: boolean;
  onClose: () => void;
}

/** Asks why a switch is moved, and moves it. */
export function SwitchDialog({ moved: { switch: name, is_on: isOn }, open, onClose }: SwitchDialogProps) {
  const [because, setBecause] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { busy, run } = useMoveSwitch();
  const send = async () => {
    const why = because.trim();
    setMissing(why === '');
    if (why !== '' && (await run({ name, isOn: !isOn, because: why }))) onClose();
  };
  return (
    <Question
      open={open}
      busy={busy}
      isDanger={isOn}
      title={t(isOn ? texts.turnOffOf : texts.turnOnOf, { name: t(switchTexts[name].name) })}
      no={t(moderation.cancel)}
      yes={t(busy ? room.recording : isOn ? texts.doOff : texts.doOn)}
      onYes={() => void send()}
      onClose={onClose}
    >
      {isOn && <p className="mb-4">{t(switchTexts[name].text)}</p>}
      <WordsField
        label={t(texts.because)}
        hint={t(texts.becauseHint)}
        error={isMissing ? t(texts.needBecause) : undefined}
        rows={3}
        maxLength={textLimits.reasonMax}
        value={because}
        onType={(typed) => {
          setBecause(typed);
          setMissing(false);
        }}
      />
    </Question>
  );
}
