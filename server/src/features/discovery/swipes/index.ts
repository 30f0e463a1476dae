export { swipeProfile } from './swipe-profile.ts';
