const rays = Array.from({ length: 9 }, (_, index) => {
  const angle = Math.PI + (index * Math.PI) / 8;
  const at = (radius: number) => `${150 + radius * Math.cos(angle)} ${150 + radius * Math.sin(angle)}`;
  return `M${at(112)}L${at(136)}`;
});

/** Draws a rising sun with rays, for wine-coloured backgrounds. */
export function RisingSun({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 300 150" aria-hidden className={className}>
      <path d="M60 150a90 90 0 0 1 180 0z" className="fill-[#f8b133]" />
      <path d={rays.join('')} className="stroke-coral" strokeWidth="9" strokeLinecap="round" />
    </svg>
  );
}
