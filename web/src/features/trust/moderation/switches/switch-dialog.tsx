import { textLimits } from '@mwanzo/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../../api/request.ts';
import { useAction } from '../../../../api/use-action.ts';
import { moderation } from '../../../../i18n/moderation.ts';
import { room } from '../../../../i18n/room.ts';
import { switches as texts } from '../../../../i18n/switches.ts';
import { t } from '../../../../i18n/translate.ts';
import { WordsField } from '../../../../ui/controls/words-field.tsx';
import { Question } from '../../../../ui/layers/question.tsx';
import { showToast } from '../../../../ui/layers/toast-store.ts';
import { switchTexts } from './switch-texts.ts';
import { switchesQuery, type ModeratedSwitch } from './switches-query.ts';

interface SwitchDialogProps {
  /** The switch that is to be moved. */
  moved: Pick<ModeratedSwitch, 'switch' | 'is_on'>;
  open: boolean;
  onClose: () => void;
}

/** Asks why a switch is moved, and moves it. */
export function SwitchDialog({ moved, open, onClose }: SwitchDialogProps) {
  const { switch: name, is_on: isOn } = moved;
  const [because, setBecause] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { busy, run } = useMoveSwitch(moved);
  const send = async () => {
    const why = because.trim();
    setMissing(why === '');
    if (why !== '' && (await run(why))) onClose();
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

/** Moves the switch to its other position. The result is true once it has moved. */
function useMoveSwitch({ switch: name, is_on: wasOn }: SwitchDialogProps['moved']) {
  const client = useQueryClient();
  return useAction(
    async (because: string) => {
      const moved = await request('POST /api/moderation/switches/{name}/', {
        params: { name },
        body: { is_on: !wasOn, because },
      });
      client.setQueryData(switchesQuery.queryKey, moved);
      showToast({ title: t(wasOn ? texts.isOff : texts.isOn, { name: t(switchTexts[name].name) }) });
      return true;
    },
    (error) => {
      void client.invalidateQueries({ queryKey: switchesQuery.queryKey });
      showToast({ title: t(texts.notMoved), description: t(texts.notMovedText), kind: 'bad', error });
    },
  );
}
