interface WithId {
  id: number;
}

/**
 * The remaining cards, current one first. `loading` replaces all cards; `refilling` adds cards behind those that are
 * shown.
 */
export interface DeckState<Card extends WithId> {
  cards: readonly Card[];
  status: 'loading' | 'refilling' | 'ready' | 'failed';
  /** The profiles that were liked or passed here. A response that was already on its way may still contain them. */
  decided: ReadonlySet<number>;
  /** The profile whose decision was taken back, and the side from which its card comes, until the next decision. */
  returned?: { id: number; from: 'left' | 'right' } | undefined;
  /** The profile whose decision was taken back on another device. Its card comes next, behind the current one. */
  comesNext?: number | undefined;
  /** True if the last load has found somebody, also if they were all decided on since. */
  hasFound: boolean;
  /** True if a swipe has left so few cards that more must be fetched. */
  refillDue: boolean;
}

export type DeckAction<Card extends WithId> =
  | { type: 'loadStarted' }
  /** Also forgets who was decided on: the server now serves people whom the member has kept for later. */
  | { type: 'startedOver' }
  | { type: 'refillStarted' }
  | { type: 'loaded'; cards: readonly Card[] }
  | { type: 'loadFailed' }
  | { type: 'decided'; id: number }
  /** The member has decided on this person, perhaps on another device. The event may be older than an Undo. */
  | { type: 'decided_anywhere'; id: number | undefined }
  /** The member has taken back a decision on another device. */
  | { type: 'rewound_elsewhere'; id: number | undefined }
  /** The member has blocked or unmatched this person, perhaps in another tab. */
  | { type: 'contact_ended'; id: number }
  | { type: 'returned'; card: Card; from: 'left' | 'right' };

/** The deck refills when this many cards are left (docs/product/swipes.md). */
export const refillAt = 2;

export const emptyDeck = {
  cards: [],
  status: 'loading',
  decided: new Set<number>(),
  hasFound: false,
  refillDue: false,
} as const;

/** Returns the cards that are not known yet, each once. */
function newCards<Card extends WithId>(cards: readonly Card[], known: ReadonlySet<number>): Card[] {
  const seen = new Set(known);
  return cards.filter((card) => {
    if (seen.has(card.id)) return false;
    seen.add(card.id);
    return true;
  });
}

/** A load replaces the cards; a refill adds new ones behind those that are shown. */
export function deckReducer<Card extends WithId>(state: DeckState<Card>, action: DeckAction<Card>): DeckState<Card> {
  switch (action.type) {
    case 'loadStarted':
      return { ...state, cards: [], status: 'loading', hasFound: false, refillDue: false };
    case 'startedOver':
      return emptyDeck;
    case 'refillStarted':
      return { ...state, status: 'refilling', refillDue: false };
    case 'loaded': {
      const known = new Set([...state.decided, ...state.cards.map((card) => card.id)]);
      const cards = newCards(action.cards, known);
      const [current, others] = [state.cards.slice(0, 1), state.cards.slice(1)];
      const isNext = ({ id }: Card) => id === state.comesNext;
      return {
        ...state,
        cards: [...current, ...cards.filter(isNext), ...others, ...cards.filter((card) => !isNext(card))],
        status: 'ready',
        comesNext: undefined,
        hasFound: state.hasFound || action.cards.length > 0,
      };
    }
    case 'loadFailed':
      return { ...state, status: 'failed' };
    case 'decided': {
      const cards = state.cards.filter((card) => card.id !== action.id);
      const underWay = state.status === 'loading' || state.status === 'refilling';
      const decided = new Set(state.decided).add(action.id);
      return { ...state, cards, decided, returned: undefined, refillDue: cards.length <= refillAt && !underWay };
    }
    case 'decided_anywhere':
      return action.id === undefined || action.id === state.returned?.id
        ? state
        : deckReducer(state, { type: 'contact_ended', id: action.id });
    case 'rewound_elsewhere': {
      if (action.id === undefined || !state.decided.has(action.id)) return state;
      const decided = new Set(state.decided);
      decided.delete(action.id);
      return { ...state, decided, comesNext: action.id, refillDue: state.status !== 'loading' };
    }
    case 'contact_ended':
      return state.decided.has(action.id) ? state : deckReducer(state, { type: 'decided', id: action.id });
    case 'returned': {
      const { card, from } = action;
      const others = state.cards.filter(({ id }) => id !== card.id);
      const decided = new Set(state.decided);
      decided.delete(card.id);
      return { ...state, cards: [card, ...others], decided, returned: { id: card.id, from } };
    }
  }
}
