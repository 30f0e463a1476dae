import type { DecisionCallbacks } from './use-send-decision.ts';

/** The ways from one item to the others. */
export interface PanelWays {
  /** True if keyboard shortcuts are on. */
  shortcuts: boolean;
  onBack: () => void;
  /** Opens the previous item. Null at the start of the list, as `onNext` is at its end. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}

/** The properties of every bar that decides about a claimed case. */
export interface Deciding extends DecisionCallbacks {
  /** True once the reviewer has seen the case long enough. Until then nothing can be decided. */
  isSeen: boolean;
  shortcuts: boolean;
}

/** The properties of every panel of the moderation room. `opened` is, for example, a case or a change. */
export interface PanelProps<Item> extends PanelWays {
  opened: Item;
  now: number;
  /** Opens another case that nobody has claimed; null if there is none. */
  onNextFree: (() => void) | null;
  /** Called when the case is decided, by this reviewer or by another one. */
  onDone: () => void;
}
