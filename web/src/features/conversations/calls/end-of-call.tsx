import { useState } from 'react';
import { request } from '../../../api/request.ts';
import { logFailure } from '../../../device/log-failure.ts';
import type { Over } from './call/call-machine.ts';
import { AfterCall } from './screens/after-call.tsx';
import { CallNotice } from './screens/call-notice.tsx';
import type { CallPerson } from './screens/call-person.ts';
import { endTexts } from './screens/end-texts.ts';

export interface EndOfCallProps {
  state: Over;
  partner: CallPerson;
  onClose: () => void;
  /** Opens the chat with the partner. */
  onWrite: (partnerId: number) => void;
  onReport: (person: { id: number; name: string }) => void;
}

/** Says how a call ended. After a conversation it asks how the call was. */
export function EndOfCall({ state, partner, onClose, onWrite, onReport }: EndOfCallProps) {
  const { id, seconds, kilobytes, reason, role } = state;
  const [isTold, setTold] = useState(false);
  const ended = endTexts(reason, role, partner.isGone ? null : partner.name);
  if (ended && !isTold) {
    const { title, text, canWrite } = ended;
    const write = () => {
      onClose();
      onWrite(partner.id);
    };
    return (
      <CallNotice
        title={title}
        text={text}
        onClose={() => (seconds === null ? onClose() : setTold(true))}
        onWrite={canWrite ? write : undefined}
      />
    );
  }
  const rate = (rating: 'good' | 'not_really') => {
    onClose();
    if (id === null) return;
    request('POST /api/calls/{callId}/rating/', { params: { callId: id }, body: { rating } }).catch((error: unknown) =>
      logFailure('Could not say how a call was', error),
    );
  };
  return (
    <AfterCall
      partner={partner}
      seconds={seconds ?? 0}
      kilobytes={kilobytes}
      onRate={rate}
      onReport={() => {
        onClose();
        onReport(partner);
      }}
      onClose={onClose}
    />
  );
}
