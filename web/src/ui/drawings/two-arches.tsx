/** Draws two doorways, one of them empty. */
export function TwoArches() {
  return (
    <svg viewBox="0 0 240 168" width="240" height="168" aria-hidden className="mb-3">
      <circle cx="120" cy="92" r="60" className="fill-marigold" />
      <path d="M22 168V106a46 46 0 0 1 92 0v62z" className="fill-primary" />
      <path d="M126 168V106a46 46 0 0 1 92 0v62z" className="fill-blush" />
      <path
        d="M129 168V106a43 43 0 0 1 86 0v62"
        className="fill-none stroke-line-strong"
        strokeWidth="3"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <path
        d="M68 152c-13-9-24-18-24-30 0-7 5-13 12-13 5 0 9 2 12 6 3-4 7-6 12-6 7 0 12 6 12 13 0 12-11 21-24 30z"
        className="fill-white"
      />
    </svg>
  );
}
