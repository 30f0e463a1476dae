/** Draws half a sun over two lines. It marks something that two people share. */
export function SharedSun() {
  return (
    <svg aria-hidden viewBox="0 0 18 16" width={18} height={16} className="-ml-px flex-none fill-coral">
      <path d="M4.2 8.2a4.8 4.8 0 0 1 9.6 0z" />
      <path d="M1.1 9.2h15.8a1.1 1.1 0 0 1 0 2.2H1.1a1.1 1.1 0 0 1 0-2.2z" className="fill-primary-text" />
      <path d="M4.6 12.8h8.8a1.1 1.1 0 0 1 0 2.2H4.6a1.1 1.1 0 0 1 0-2.2z" />
    </svg>
  );
}
