import circleAlertIcon from 'lucide/dist/esm/icons/circle-alert.mjs';
import clockIcon from 'lucide/dist/esm/icons/clock.mjs';
import micIcon from 'lucide/dist/esm/icons/mic.mjs';
import { useLayoutEffect, useRef } from 'react';
import { recording as texts } from '../../../../i18n/voice.ts';
import { t } from '../../../../i18n/translate.ts';
import { useStore } from '../../../../state/store.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { PremiumSheet } from '../media/premium-sheet.tsx';
import { clockOf } from './recording-rules.ts';
import { sendingVoices, sendVoiceAgain, throwVoiceAway, type SendingVoice } from './sending-voices.ts';

/** Shows the unfinished uploads of voice notes for a partner, below the messages. */
export function SendingVoiceRows({ partnerId }: { partnerId: number }) {
  const voices = useStore(sendingVoices).filter(({ receiver }) => receiver === partnerId);
  return voices.map((voice) => <Row key={voice.key} voice={voice} />);
}

function Row({ voice }: { voice: SendingVoice }) {
  const row = useRef<HTMLDivElement>(null);
  const { phase } = voice;
  useLayoutEffect(() => {
    // A new phase changes the state text below the row, so the row scrolls into view.
    if (phase) row.current?.scrollIntoView({ block: 'end' });
  }, [phase]);
  return (
    <div ref={row} data-sending-voice className="mt-2 pb-2.5">
      <div className="bubble bubble-own ml-auto flex w-fit items-center gap-2 bg-primary text-white opacity-80">
        <Icon icon={micIcon} size={20} />
        {clockOf(voice.milliseconds)}
      </div>
      <State voice={voice} />
    </div>
  );
}

function State({ voice: { key, phase, refusal } }: { voice: SendingVoice }) {
  const throwAway = (
    <Button variant="ghost" size="sm" onClick={() => throwVoiceAway(key)}>
      {t(texts.throwAway)}
    </Button>
  );
  if (phase !== 'failed')
    return (
      <output className="outgoing-state">
        <span className="flex items-center gap-1 py-0.5">
          <Icon icon={clockIcon} size={16} />
          {t(phase === 'waiting' ? texts.waiting : texts.sending)}
        </span>
        {throwAway}
      </output>
    );
  if (refusal === 'premium') return <PremiumSheet open onClose={() => throwVoiceAway(key)} />;
  return (
    <p role="alert" className="outgoing-state">
      {refusal === null ? (
        <button type="button" className="outgoing-retry" onClick={() => sendVoiceAgain(key)}>
          <Icon icon={circleAlertIcon} size={16} />
          {t(texts.notSent)}
        </button>
      ) : (
        <span className="flex items-center gap-1 py-0.5 text-danger">
          <Icon icon={circleAlertIcon} size={16} />
          {t(refusal === 'off' ? texts.off : texts.unusable)}
        </span>
      )}
      {throwAway}
    </p>
  );
}
