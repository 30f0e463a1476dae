import chevronLeftIcon from 'lucide/dist/esm/icons/chevron-left.mjs';
import lockIcon from 'lucide/dist/esm/icons/lock.mjs';
import micIcon from 'lucide/dist/esm/icons/mic.mjs';
import pauseIcon from 'lucide/dist/esm/icons/pause.mjs';
import playIcon from 'lucide/dist/esm/icons/play.mjs';
import sendHorizontalIcon from 'lucide/dist/esm/icons/send-horizontal.mjs';
import trash2Icon from 'lucide/dist/esm/icons/trash.mjs';
import { useEffect, useRef, useState } from 'react';
import { minutesAndSeconds } from '../../../../i18n/minutes-and-seconds.ts';
import { recording as texts } from '../../../../i18n/voice.ts';
import { t } from '../../../../i18n/translate.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { cancelShare, lastMilliseconds, limitMilliseconds } from './recording-rules.ts';
import { cancelRecording, pauseRecording, resumeRecording, sendRecording, type RecordingState } from './recording.ts';

/**
 * Shown over the composer during a recording. Either a finger holds the button, or the recording is locked and has its
 * own buttons.
 */
export function RecordingBar({ hold, elapsed, levels, slide, preview }: RecordingState) {
  const isNearEnd = limitMilliseconds - elapsed <= lastMilliseconds;
  return (
    <section aria-label={t(texts.recording)} className="recording-bar">
      <span aria-hidden className="recording-dot" />
      <b role="timer" className={classNames('recording-time', isNearEnd && 'text-warn')}>
        {minutesAndSeconds(elapsed / 1000)}
      </b>
      <span aria-hidden className="recording-levels">
        {levels.map((level, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- places, not things
          <i key={place} style={{ height: `${Math.round(4 + Math.min(1, level * 2) * 22)}px` }} />
        ))}
      </span>
      {hold === 'held' ? <Held slide={slide} /> : <Locked preview={preview} />}
    </section>
  );
}

function Held({ slide }: { slide: number }) {
  return (
    <>
      <span className="recording-slide" style={{ opacity: 1 - cancelShare(slide) }}>
        <Icon icon={chevronLeftIcon} size={18} />
        {t(texts.slide)}
      </span>
      <span aria-hidden className="recording-lock">
        <Icon icon={lockIcon} size={20} />
        <Icon icon={chevronLeftIcon} size={18} className="rotate-90" />
      </span>
      <span className="recording-hint">{t(texts.hint)}</span>
    </>
  );
}

function Locked({ preview }: { preview: string | null }) {
  const sending = useRef<HTMLButtonElement>(null);
  // The microphone button that was pressed has disappeared.
  useEffect(() => sending.current?.focus(), []);
  return (
    <div className="ml-auto flex items-center gap-1">
      <IconButton icon={trash2Icon} label={t(texts.delete)} onClick={() => cancelRecording('deleted')} />
      {preview === null ? (
        <IconButton icon={pauseIcon} label={t(texts.pause)} onClick={() => void pauseRecording()} />
      ) : (
        <>
          <Listen key={preview} source={preview} />
          <IconButton icon={micIcon} label={t(texts.resume)} onClick={resumeRecording} />
        </>
      )}
      <button
        ref={sending}
        type="button"
        aria-label={t(texts.send)}
        className="voice-disc voice-disc-send"
        onClick={() => void sendRecording()}
      >
        <Icon icon={sendHorizontalIcon} size={22} />
      </button>
    </div>
  );
}

/** Plays the recording so far. */
function Listen({ source }: { source: string }) {
  const sound = useRef<HTMLAudioElement>(null);
  const [isOn, setOn] = useState(false);
  useEffect(() => () => sound.current?.pause(), []);
  const toggle = () => {
    if (!sound.current) {
      sound.current = new Audio(source);
      sound.current.addEventListener('ended', () => setOn(false));
    }
    if (isOn) sound.current.pause();
    // Some browsers cannot play a recording that is not finished.
    else sound.current.play().catch(() => setOn(false));
    setOn(!isOn);
  };
  return <IconButton icon={isOn ? pauseIcon : playIcon} label={t(texts.listen)} aria-pressed={isOn} onClick={toggle} />;
}
