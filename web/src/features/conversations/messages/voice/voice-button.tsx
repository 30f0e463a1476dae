import { useQuery } from '@tanstack/react-query';
import micIcon from 'lucide/dist/esm/icons/mic.mjs';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { recording as texts } from '../../../../i18n/voice.ts';
import { t } from '../../../../i18n/translate.ts';
import { premiumQuery } from '../../../../queries/premium.ts';
import { chatMediaQuery } from '../../../../queries/chat-media.ts';
import { useStore } from '../../../../state/store.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { showToast } from '../../../../ui/layers/toast-store.ts';
import { PremiumSheet } from '../media/premium-sheet.tsx';
// It must be there before the network is lost.
import '../media/unsent-media.tsx';
import type { SendsFile } from '../outbox/outbox-rules.ts';
import { sendFile } from '../outbox/outbox.ts';
import { useOpenChat } from '../partner/open-chat.ts';
import { canRecord } from './recorder.ts';
import { RecordingBar } from './recording-bar.tsx';
import {
  cancelRecording,
  dismissProblem,
  fingerDown,
  fingerLost,
  fingerMoved,
  fingerUp,
  pressed,
  recordingState,
} from './recording.ts';

/**
 * The microphone button, which replaces Send while the input is empty. A held press records until it is released; a tap
 * or a key records until a button is pressed. On the Basic plan it shows what Premium adds.
 */
export function VoiceButton({ replyTo, onSent }: SendsFile) {
  const { partnerId } = useOpenChat();
  const [offer, setOffer] = useState<boolean>();
  const { data: premium, isLoading } = useQuery(premiumQuery);
  const { data: media } = useQuery(chatMediaQuery);
  const from = useRef({ x: 0, y: 0 });
  const state = useStore(recordingState);
  const { hold, problem } = state;
  const onRecorded = (recorded: Blob, milliseconds: number) => {
    const file = { kind: 'voice', isKept: false, milliseconds } as const;
    sendFile({ receiver: partnerId, text: '', replyTo, file }, Promise.resolve(recorded));
    onSent();
  };
  useEffect(() => {
    if (problem === null) return;
    const isBad = problem === 'refused' || problem === 'noMicrophone';
    showToast({ title: t(texts[problem]), kind: isBad ? 'bad' : undefined });
    dismissProblem();
  }, [problem]);
  // Leaving the chat turns the microphone off and sends nothing.
  useEffect(() => () => cancelRecording(null), []);

  const reason =
    premium?.plan === 'basic' ? 'basic' : media?.voice_notes === false ? 'off' : canRecord() ? null : 'none';
  const explain = () => {
    if (reason === 'basic') setOffer(true);
    else showToast({ title: t(reason === 'off' ? texts.off : texts.noMicrophone), kind: 'bad' });
  };
  // The sheet must not open when the finger comes down, because lifting the finger would close it again.
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0 || reason !== null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, y: event.clientY };
    fingerDown(onRecorded);
  };
  return (
    <>
      {(hold === 'held' || hold === 'locked') && <RecordingBar {...state} />}
      {hold !== 'locked' && (
        <button
          type="button"
          aria-label={t(texts.record)}
          disabled={isLoading}
          className={classNames('voice-disc', hold === 'held' && 'voice-disc-held')}
          onPointerDown={onPointerDown}
          onPointerMove={({ clientX, clientY }) => fingerMoved(clientX - from.current.x, clientY - from.current.y)}
          onPointerUp={fingerUp}
          onPointerCancel={fingerLost}
          onContextMenu={(event) => event.preventDefault()}
          // Touches are handled already. This is for keys and switches.
          onClick={({ detail }) => {
            if (reason !== null) explain();
            else if (detail === 0) pressed(onRecorded);
          }}
        >
          <Icon icon={micIcon} size={22} />
        </button>
      )}
      {offer !== undefined && <PremiumSheet open={offer} onClose={() => setOffer(false)} />}
    </>
  );
}
