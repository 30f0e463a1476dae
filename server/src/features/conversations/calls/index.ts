export { deleteConsents } from './call-consents.repository.ts';
export { endDueCalls } from './end-due-calls.ts';
export { listTalkedCalls } from './talked-calls.repository.ts';
export { personalCalls } from './personal-data.repository.ts';
export { pushCalls } from './push-calls.ts';
export { tellOfLiveCall } from './tell-of-live-call.ts';
