export { collectNews, pushNews, type PushDependencies } from './push-news.ts';
export { personalPushes } from './personal-data.repository.ts';
