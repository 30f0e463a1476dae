import type { ReactNode } from 'react';

interface PhoneProps {
  /** Sets the position and the scale. */
  className: string;
  /** The background class of the screen. */
  screen: string;
  children: ReactNode;
}

/** A drawn phone of 390 x 800 px, which can be neither used nor focused. */
export function Phone({ className, screen, children }: PhoneProps) {
  return (
    <div
      inert
      className={
        'absolute h-[800px] w-[390px] origin-top-left rounded-[54px] bg-[#2b0a18] p-[11px] shadow-3 ' +
        `outline-line outline-2 ${className}`
      }
    >
      <div className={`size-full overflow-hidden rounded-[44px] ${screen}`}>{children}</div>
    </div>
  );
}
