interface WithId {
  id: number;
}

/**
 * The cards that are left, the present one first. `loading` is a load from scratch, `refilling` one
 * behind the cards that are shown.
 */
export interface DeckState<Card extends WithId> {
  cards: readonly Card[];
  status: 'loading' | 'refilling' | 'ready' | 'failed';
  /** Whom this member has liked or passed here: an answer that was under way may still hold them. */
  decided: ReadonlySet<number>;
  /** Whose pass was taken back, until they are decided on again. */
  returned?: number | undefined;
  /** A swipe left so few cards that more are to be asked for. */
  refillDue: boolean;
}

export type DeckAction<Card extends WithId> =
  | { type: 'loadStarted' }
  | { type: 'refillStarted' }
  | { type: 'loaded'; cards: readonly Card[] }
  | { type: 'loadFailed' }
  | { type: 'decided'; id: number }
  | { type: 'returned'; card: Card };

/** SPEC.md section 9: the list reloads when so many cards are left. */
export const refillAt = 2;

export const emptyDeck = { cards: [], status: 'loading', decided: new Set<number>(), refillDue: false } as const;

function fresh<Card extends WithId>(cards: readonly Card[], known: ReadonlySet<number>): Card[] {
  const seen = new Set(known);
  return cards.filter((card) => {
    if (seen.has(card.id)) return false;
    seen.add(card.id);
    return true;
  });
}

/** A load replaces the cards; a refill keeps those that are shown and adds who is new behind them. */
export function deckReducer<Card extends WithId>(state: DeckState<Card>, action: DeckAction<Card>): DeckState<Card> {
  switch (action.type) {
    case 'loadStarted':
      return { ...state, cards: [], status: 'loading', refillDue: false };
    case 'refillStarted':
      return { ...state, status: 'refilling', refillDue: false };
    case 'loaded': {
      const known = new Set([...state.decided, ...state.cards.map((card) => card.id)]);
      return { ...state, cards: [...state.cards, ...fresh(action.cards, known)], status: 'ready' };
    }
    case 'loadFailed':
      return { ...state, status: 'failed' };
    case 'decided': {
      const cards = state.cards.filter((card) => card.id !== action.id);
      const underWay = state.status === 'loading' || state.status === 'refilling';
      const decided = new Set(state.decided).add(action.id);
      return { ...state, cards, decided, returned: undefined, refillDue: cards.length <= refillAt && !underWay };
    }
    case 'returned': {
      const { card } = action;
      const decided = new Set(state.decided);
      decided.delete(card.id);
      return { ...state, cards: [card, ...state.cards.filter(({ id }) => id !== card.id)], decided, returned: card.id };
    }
  }
}
