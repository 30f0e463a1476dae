export { createOrderOutages, type OrderFailure } from './order-outages.ts';
export { returnToFront } from './deck-queues.repository.ts';
export { personalDecks } from './personal-data.repository.ts';
export { tryDeck } from './try-deck.ts';
