/** The properties of every panel of the moderation room. `opened` is, for example, a case or a change. */
export interface PanelProps<Item> {
  opened: Item;
  now: number;
  /** True if keyboard shortcuts are on. */
  shortcuts: boolean;
  onBack: () => void;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  /** Opens another case that nobody has claimed; null if there is none. */
  onNextFree: (() => void) | null;
  /** Called when the case is decided, by this reviewer or by another one. */
  onDone: () => void;
}
