export { keepConversations } from './keep-conversations.ts';
export { personalPastConversations } from './personal-data.repository.ts';
