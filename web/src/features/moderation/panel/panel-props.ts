/** What every panel of the moderation room gets; `opened` is a case or a change. */
export interface PanelProps<Item> {
  opened: Item;
  now: number;
  /** Whether keyboard shortcuts are on. */
  shortcuts: boolean;
  onBack: () => void;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  /** Opens another case that nobody has claimed; null if there is none. */
  onNextFree: (() => void) | null;
  /** Called when the case is decided, by this reviewer or somebody else. */
  onDone: () => void;
}
