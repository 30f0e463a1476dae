export const sectionHeading = 'max-w-[14em] text-[clamp(2rem,9.4vw,3.25rem)] leading-[1.02] tracking-[-0.03em]';

export function SectionTitle({ children }: { children: string }) {
  return <h2 className={`${sectionHeading} mb-6 md:mb-9`}>{children}</h2>;
}

/** The width and the spacing of the sections between the hero and the closing section. */
export const sectionFrame = 'landing-frame px-5 pt-14 md:px-6 md:pt-24';
