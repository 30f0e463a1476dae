/** Draws the horizon before sunrise, with a dotted outline of the sun where it will rise. */
export function SunToCome({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 240 150" width="240" height="150" aria-hidden className={className}>
      <path d="M74 112a46 46 0 0 1 92 0z" className="fill-blush" />
      <path
        d="M77 104a43 43 0 0 1 86 0"
        className="fill-none stroke-line-strong"
        strokeWidth="3"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <rect y="112" width="240" height="6" rx="3" className="fill-primary" />
      <rect x="26" y="125" width="188" height="6" rx="3" className="fill-coral" />
      <rect x="62" y="138" width="116" height="6" rx="3" className="fill-marigold" />
    </svg>
  );
}
