export { collectNews, pushNews, type PushDependencies } from './push-news.ts';
export { pushCall } from './push-call.ts';
export { countSubscribedOtherwise, removeSubscribedOtherwise } from './subscriptions.repository.ts';
export { quietUntil } from './quiet-hours-rules.ts';
export { personalPushes } from './personal-data.repository.ts';
