/** A good selfie: the face whole and lit from the front, the ID beside it, nothing covered. */
export function SelfieDrawing() {
  return (
    <svg viewBox="0 0 96 120" width="96" height="120" aria-hidden className="size-full">
      <circle cx="40" cy="54" r="38" className="fill-marigold" />
      <path d="M4 120c0-22 15-32 36-32s36 10 36 32z" className="fill-primary" />
      <path d="M32 76h16v14a8 8 0 0 1-16 0z" fill="#7a4a2e" />
      <ellipse cx="40" cy="56" rx="19" ry="24" fill="#8c5636" />
      <path d="M20 54c-3-20 7-30 20-30s23 10 20 30c-2-10-7-15-20-15s-18 5-20 15z" fill="#2b0a18" />
      <g fill="none" stroke="#2b0a18" strokeWidth="2" strokeLinecap="round">
        <path d="M31 53h4M45 53h4M40 57v6" />
        <path d="M34 69c4 3 8 3 12 0" />
      </g>
      <path d="M74 120c8-8 12-18 10-30l-9-2c-3 10-7 20-13 27z" fill="#8c5636" />
      <g>
        <rect x="60" y="66" width="34" height="23" rx="3" className="fill-surface stroke-trust" strokeWidth="2" />
        <rect x="64" y="71" width="9" height="12" rx="2" className="fill-trust-soft" />
        <path d="M77 73h12M77 78h12M77 83h8" className="stroke-trust" strokeWidth="2" strokeLinecap="round" />
      </g>
    </svg>
  );
}
