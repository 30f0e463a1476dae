import type { callEndpoints } from '@mwanzo/contract/conversations/calls';
import type { Handlers } from '../../../http/handler.ts';
import type { CallDependencies } from './call-dependencies.ts';
import { getCallAvailability } from './get-call-availability.ts';
import { setCallConsent } from './set-call-consent.ts';
import { startCall } from './start-call.ts';
import { answerCall, endCall, getLiveCall, keepCallAlive, rateCall, signalCall } from './take-part.ts';

export function callRoutes(dependencies: CallDependencies): Handlers<typeof callEndpoints> {
  return {
    getCallStanding: ({ params }, { caller }) => getCallAvailability(dependencies, caller.userId, params.userId),
    setTalk: ({ params, body }, { caller }) => setCallConsent(dependencies, caller.userId, params.userId, body.yes),
    startCall: ({ body }, { caller }) => startCall(dependencies, caller.userId, body),
    getLiveCall: ({ query }, { caller }) => getLiveCall(dependencies, { userId: caller.userId, ...query }),
    answerCall: ({ params, body }, { caller }) =>
      answerCall(dependencies, { ...params, ...body, userId: caller.userId }),
    signalCall: ({ params, body: { device, ...words } }, { caller }) =>
      signalCall(dependencies, { ...params, device, userId: caller.userId }, words),
    keepCallAlive: ({ params, body }, { caller }) =>
      keepCallAlive(dependencies, { ...params, ...body, userId: caller.userId }),
    endCall: ({ params, body: { device, reason } }, { caller }) =>
      endCall(dependencies, { ...params, device, userId: caller.userId }, reason),
    rateCall: ({ params, body }, { caller }) =>
      rateCall(dependencies, { ...params, userId: caller.userId }, body.rating),
  };
}
