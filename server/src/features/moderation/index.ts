export { changeModerator } from './change-moderator.ts';
