/** Draws the sun behind the horizon with the first stars. It says that a day is over. */
export function SunGoingDown({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 240 120" width="220" height="110" aria-hidden className={className}>
      <path d="M82 82a46 46 0 0 1 76 0z" className="fill-coral" />
      <g className="fill-marigold">
        <circle cx="52" cy="30" r="3" />
        <circle cx="92" cy="14" r="2.2" />
        <circle cx="176" cy="22" r="3" />
        <circle cx="200" cy="50" r="2.2" />
        <circle cx="140" cy="36" r="2.2" />
      </g>
      <rect y="82" width="240" height="6" rx="3" className="fill-primary" />
      <rect x="26" y="95" width="188" height="6" rx="3" className="fill-coral" />
      <rect x="62" y="108" width="116" height="6" rx="3" className="fill-marigold" />
    </svg>
  );
}
