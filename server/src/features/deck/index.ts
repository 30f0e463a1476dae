export { returnToDeck } from './return-to-deck.ts';
