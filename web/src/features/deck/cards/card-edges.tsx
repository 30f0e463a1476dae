/** The edges of the cards below, which hint that there are more. */
export function CardEdges() {
  return (
    <>
      <div className="absolute inset-x-7 top-7 -bottom-3.75 rounded-card bg-line short:hidden" />
      <div className="absolute inset-x-3.5 top-3.5 -bottom-2 rounded-card bg-blush shadow-1 short:inset-x-2.5 short:-bottom-1.25" />
    </>
  );
}
