import type { DiscoverHandle } from '../features/discovery/deck/use-discover-handle.ts';

/** Sends the person's card off to the right, if it is still on top. If `send` resolves to false, it comes back. */
export function keepFromDeck(screen: DiscoverHandle | null, id: number, send: () => Promise<boolean>): void {
  if (!screen || screen.deck.state.cards[0]?.id !== id || screen.swipes.pending) return;
  screen.swipes.nextKeep.current = async () => ((await send()) ? 'away' : undefined);
  screen.card.current?.swipe('right');
}
