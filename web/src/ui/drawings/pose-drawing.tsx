import type { ReactNode } from 'react';

interface PoseDrawingProps {
  place: 'cheek' | 'chin' | 'forehead';
  face: 'smile' | 'open' | 'puffed' | 'tilted';
}

const skin = '#8c5636';
const dark = '#2b0a18';

const mouths: Record<PoseDrawingProps['face'], ReactNode> = {
  smile: <path d="M38 66c2 9 18 9 20 0z" fill="#fff" stroke={dark} strokeWidth="1.5" strokeLinejoin="round" />,
  open: <ellipse cx="48" cy="68" rx="6" ry="7.5" fill={dark} />,
  puffed: <circle cx="48" cy="67" r="2.5" fill={dark} />,
  tilted: <path d="M42 67c4 3 8 3 12 0" fill="none" stroke={dark} strokeWidth="2" strokeLinecap="round" />,
};

/** The top left corner of the card, and the arm that holds it, for each pose. */
const places: Record<PoseDrawingProps['place'], { x: number; y: number; arm: string }> = {
  cheek: { x: 64, y: 51, arm: 'M72 120c5-14 6-28 5-44l11-2c5 16 4 32 0 46z' },
  chin: { x: 32, y: 84, arm: 'M66 120c4-6 4-12-3-17l2-6c10 4 18 12 19 23z' },
  forehead: { x: 32, y: 24, arm: 'M78 120c2-24-4-52-16-74l9-5c16 22 24 52 23 79z' },
};

/** Draws somebody who takes a selfie in a pose: the card is in one hand and the whole face is visible. */
export function PoseDrawing({ place, face }: PoseDrawingProps) {
  const { x, y, arm } = places[place];
  return (
    <svg viewBox="0 0 96 120" width="96" height="120" aria-hidden className="size-full">
      <circle cx="48" cy="56" r="42" className="fill-marigold" />
      <path d="M8 120c0-20 16-28 40-28s40 8 40 28z" className="fill-primary" />
      <path d="M40 76h16v18a8 8 0 0 1-16 0z" fill="#7a4a2e" />
      <g transform={face === 'tilted' ? 'rotate(-17 48 84)' : undefined}>
        <ellipse cx="48" cy="56" rx="19" ry="24" fill={skin} />
        {face === 'puffed' && <path d="M34 58a10 10 0 1 0 4 17h20a10 10 0 1 0 4-17z" fill={skin} />}
        <path d="M28 54c-3-20 7-30 20-30s23 10 20 30c-2-10-7-15-20-15s-18 5-20 15z" fill={dark} />
        <path d="M39 54h5M52 54h5M48 57v5" fill="none" stroke={dark} strokeWidth="2" strokeLinecap="round" />
        {face === 'puffed' && (
          <path d="M31 62c-2 4-1 9 2 11M65 62c2 4 1 9-2 11" fill="none" stroke={dark} opacity=".5" />
        )}
        {mouths[face]}
      </g>
      <path d={arm} fill={skin} />
      <g transform={`translate(${x} ${y})`}>
        <rect width="32" height="22" rx="3" className="fill-surface stroke-trust" strokeWidth="2" />
        <rect x="4" y="5" width="9" height="12" rx="2" className="fill-trust-soft" />
        <path d="M17 7h11M17 12h11M17 17h7" className="stroke-trust" strokeWidth="2" strokeLinecap="round" />
      </g>
    </svg>
  );
}
