export { collectNews, pushNews, type PushDependencies } from './push-news.ts';
