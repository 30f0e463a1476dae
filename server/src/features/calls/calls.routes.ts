import type { callEndpoints } from '@mwanzo/contract/calls';
import type { Handlers } from '../../http/handler.ts';
import type { CallDependencies } from './call-dependencies.ts';
import { getStanding } from './get-standing.ts';
import { setTalk } from './set-talk.ts';
import { startCall } from './start-call.ts';
import { answerCall, endCall, getLiveCall, keepCallAlive, rateCall, signalCall } from './take-part.ts';

export function callRoutes(dependencies: CallDependencies): Handlers<typeof callEndpoints> {
  return {
    getCallStanding: ({ params }, { caller }) => getStanding(dependencies, caller.userId, params.userId),
    setTalk: ({ params, body }, { caller }) => setTalk(dependencies, caller.userId, params.userId, body.yes),
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
