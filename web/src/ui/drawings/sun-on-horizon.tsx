import { useId } from 'react';

/** Draws a sunrise: half a sun on three bands of water. */
export function SunOnHorizon() {
  const clip = useId();
  return (
    <svg viewBox="0 0 240 150" width="240" height="150" aria-hidden>
      <clipPath id={clip}>
        <path d="M0 0H240V112H0Z" />
      </clipPath>
      <circle cx="120" cy="112" r="46" className="fill-marigold" clipPath={`url(#${clip})`} />
      <rect y="112" width="240" height="6" rx="3" className="fill-primary" />
      <rect x="26" y="125" width="188" height="6" rx="3" className="fill-coral" />
      <rect x="62" y="138" width="116" height="6" rx="3" className="fill-marigold" />
    </svg>
  );
}
