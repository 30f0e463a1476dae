import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { holdPage } from '../../../device/hold-page.ts';
import { refreshCallAvailability } from '../../../queries/call-availability.ts';
import { useStore } from '../../../state/store.ts';
import { answerCall, callState, closeCall, hangUp, setMuted } from './call/call-session.ts';
import type { CallState, Over, Talking } from './call/call-machine.ts';
import { ring } from './call/ringer.ts';
import { CallBar } from './screens/call-bar.tsx';
import type { CallPerson } from './screens/call-person.ts';
import { InCall } from './screens/in-call.tsx';
import { IncomingCall } from './screens/incoming-call.tsx';
import { OutgoingCall } from './screens/outgoing-call.tsx';
import { callBarPlace } from './call-bar-place.ts';
import { EndOfCall, type EndOfCallProps } from './end-of-call.tsx';
import { useCallPerson } from './screens/use-call-person.ts';
import { useCallTime } from './use-call-time.ts';

export interface CallsProps extends Pick<EndOfCallProps, 'onWrite' | 'onReport'> {
  /** Sends a message to somebody whose call the member declines. */
  onReply: (partnerId: number, text: string) => void;
}

/** Shows this page's call above any page. */
export function Calls(props: CallsProps) {
  const state = useStore(callState);
  return state.phase === 'idle' ? null : <Call state={state} {...props} />;
}

type Shown = Exclude<CallState, { phase: 'idle' }>;

function Call({ state, onReply, onWrite, onReport }: CallsProps & { state: Shown }) {
  const client = useQueryClient();
  const partner = useCallPerson(state.partner);
  const { phase } = state;
  useEffect(() => {
    if (phase === 'over') refreshCallAvailability(client, state.partner);
  }, [client, phase, state.partner]);
  switch (state.phase) {
    case 'ringing':
      return (
        <Ringing how="incoming">
          <IncomingCall
            partner={partner}
            isAnswering={state.isAnswering}
            onAnswer={() => void answerCall()}
            onDecline={hangUp}
            onReply={(text) => {
              hangUp();
              onReply(state.partner, text);
            }}
          />
        </Ringing>
      );
    case 'calling':
      return (
        <Ringing how={state.id === null ? null : 'outgoing'}>
          <OutgoingCall partner={partner} state="calling" onEnd={hangUp} />
        </Ringing>
      );
    case 'connecting':
      return <OutgoingCall partner={partner} state="connecting" onEnd={hangUp} />;
    case 'talking':
      return <TalkingCall state={state} partner={partner} onWrite={onWrite} />;
    case 'over':
      return <EndOfCall key={endKey(state)} {...{ state, partner, onWrite, onReport }} onClose={closeCall} />;
  }
}

const endKey = ({ id, reason }: Over) => `${id} ${reason}`;

/** Rings while it is mounted. */
function Ringing({ how, children }: { how: 'incoming' | 'outgoing' | null; children: ReactNode }) {
  useEffect(() => (how ? ring(how) : undefined), [how]);
  return children;
}

interface TalkingCallProps extends Pick<CallsProps, 'onWrite'> {
  state: Talking;
  partner: CallPerson;
}

/** The call while the two talk: on the whole screen, or as a bar above a page. */
function TalkingCall({ state, partner, onWrite }: TalkingCallProps) {
  const [isFolded, setFolded] = useState(false);
  const { seconds, isEndingSoon } = useCallTime(state.since);
  const { quality, isMuted, kilobytes } = state;
  const place = document.getElementById(callBarPlace);
  useEffect(holdPage, []);
  const shown = { partner, seconds, quality, isMuted, onEnd: hangUp };
  if (isFolded && place) return createPortal(<CallBar {...shown} onOpen={() => setFolded(false)} />, place);
  return (
    <InCall
      {...shown}
      kilobytes={kilobytes}
      isEndingSoon={isEndingSoon}
      onMute={() => setMuted(!isMuted)}
      onFold={() => setFolded(true)}
      onWrite={() => {
        setFolded(true);
        onWrite(partner.id);
      }}
    />
  );
}
