import type { MessageVoice } from '@mwanzo/contract/conversations/chat-media';
import pauseIcon from 'lucide/dist/esm/icons/pause.mjs';
import playIcon from 'lucide/dist/esm/icons/play.mjs';
import { useEffect, useMemo } from 'react';
import { playing as texts } from '../../../../i18n/voice.ts';
import { byteAmount } from '../../../../i18n/byte-amount.ts';
import { minutesAndSeconds } from '../../../../i18n/minutes-and-seconds.ts';
import { t } from '../../../../i18n/translate.ts';
import { useStore } from '../../../../state/store.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { nextSpeed, pauseVoice, playedVoice, playVoice, seekVoice, showVoice, voiceSpeed } from './play-voice.ts';
import { barsOf } from './recording-rules.ts';

interface VoiceMessageProps {
  voice: MessageVoice;
  /** Null while it is being sent. */
  messageId: number | null;
  mine: boolean;
}

const barWidth = 2;
const barStep = 3.5;
const height = 26;
/** A voice note with its waveform, length and size. It is loaded when it is first played. */
export function VoiceMessage({ voice, messageId, mine }: VoiceMessageProps) {
  const { id, duration_ms: milliseconds, bytes, waveform, path, path_aac: pathAac } = voice;
  const played = useStore(playedVoice);
  const speed = useStore(voiceSpeed);
  const state = played?.id === id ? played.state : undefined;
  const at = played?.id === id ? played.at : 0;
  const isOn = state === 'playing' || state === 'loading';
  const seconds = milliseconds / 1000;
  const playable = useMemo(
    () => ({ id, messageId: messageId ?? Number.MAX_SAFE_INTEGER, path, pathAac, mine }),
    [id, messageId, path, pathAac, mine],
  );
  useEffect(() => showVoice(playable), [playable]);

  return (
    <div className="voice">
      <button
        type="button"
        aria-label={t(isOn ? texts.pause : texts.play)}
        aria-busy={state === 'loading' || undefined}
        className="voice-play"
        onClick={() => (isOn ? pauseVoice() : void playVoice(playable))}
      >
        <Icon icon={isOn ? pauseIcon : playIcon} size={20} className="fill-current" />
      </button>
      <div className="min-w-0">
        <div className="voice-bars">
          <Bars waveform={waveform} share={seconds > 0 ? at / seconds : 0} />
          <input
            type="range"
            aria-label={t(texts.place)}
            aria-valuetext={t(texts.placeOf, { at: minutesAndSeconds(at), length: minutesAndSeconds(seconds) })}
            min={0}
            max={seconds}
            step={0.1}
            value={at}
            // The list of messages must not see these keys, because it handles the same ones.
            onKeyDown={(event) => event.stopPropagation()}
            onChange={({ target }) => seekVoice(id, Number(target.value))}
          />
        </div>
        <p className="voice-size">
          {state === 'failed'
            ? t(texts.failed)
            : t(texts.size, { length: minutesAndSeconds(isOn || at > 0 ? at : seconds), size: byteAmount(bytes) })}
        </p>
      </div>
      <button
        type="button"
        aria-label={t(texts.speed, { speed: `${speed}x` })}
        className="voice-speed"
        onClick={nextSpeed}
      >
        {speed}x
      </button>
    </div>
  );
}

function Bars({ waveform, share }: { waveform: string; share: number }) {
  const bars = useMemo(() => barsOf(waveform), [waveform]);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${bars.length * barStep} ${height}`}
      preserveAspectRatio="none"
      className="block h-6.5 w-full"
    >
      {bars.map((bar, place) => {
        const tall = Math.max(3, bar * height);
        return (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- the bars never change their places
            key={place}
            x={place * barStep}
            y={(height - tall) / 2}
            width={barWidth}
            height={tall}
            rx={1}
            className={place / bars.length < share ? 'voice-bar-played' : 'voice-bar'}
          />
        );
      })}
    </svg>
  );
}
