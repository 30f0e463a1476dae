/** Draws the edges of the cards below the current one, which hint that there are more. */
export function CardEdges() {
  return (
    <>
      <div className="card-edge-far" />
      <div className="card-edge" />
    </>
  );
}
