export { returnToDeck } from './return-to-deck.ts';
export { personalDecks } from './personal-data.repository.ts';
