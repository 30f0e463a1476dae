import type { ReactNode } from 'react';

interface PhoneProps {
  /** Its place and scale. */
  className: string;
  /** The colour of its screen. */
  screen: string;
  children: ReactNode;
}

/** A phone of 390 x 800 px that nobody can use or focus. */
export function Phone({ className, screen, children }: PhoneProps) {
  return (
    <div
      inert
      className={`absolute h-[800px] w-[390px] origin-top-left rounded-[54px] bg-[#2b0a18] p-[11px] shadow-3 outline-line outline-2 ${className}`}
    >
      <div className={`size-full overflow-hidden rounded-[44px] ${screen}`}>{children}</div>
    </div>
  );
}
