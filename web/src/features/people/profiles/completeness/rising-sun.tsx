/** Draws the sun over three bands. It rises with the share of the profile that is complete. */
export function RisingSun({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 72 72" width="72" height="72" aria-hidden className="block flex-none overflow-hidden rounded-lg">
      <rect width="72" height="72" className="fill-blush" />
      <circle cx="36" cy={62 - share * 34} r="20" className="fill-marigold" />
      <rect y="46" width="72" height="26" className="fill-blush" />
      <rect y="46" width="72" height="10" className="fill-primary" />
      <rect y="58" width="72" height="6" className="fill-coral" />
      <rect y="66" width="72" height="6" className="fill-marigold" />
    </svg>
  );
}
