/** The title of a sheet, below its drawing, with a text under it. */
export function SheetTitle({ id, title, text }: { id: string; title: string; text?: string }) {
  return (
    <>
      <h2 id={id} className="text-[1.625rem] wrap-anywhere">
        {title}
      </h2>
      {text !== undefined && <p className="mt-1.5 wrap-anywhere text-ink-2">{text}</p>}
    </>
  );
}
