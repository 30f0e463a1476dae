/** The edges of the cards below, which hint that there are more. */
export function CardEdges() {
  return (
    <>
      <div className="card-edge-far" />
      <div className="card-edge" />
    </>
  );
}
