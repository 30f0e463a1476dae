import { useEffect, useRef } from 'react';
import { secondStep as texts } from '../../../../i18n/second-step.ts';
import { t } from '../../../../i18n/translate.ts';

interface StepTitleProps {
  title: string;
  /** The number of the step; left out if it is not one of the three. */
  step?: number;
  /** True if the member came from the previous step. */
  takesFocus?: boolean;
}

/** The heading of a step. It takes the focus when it replaces the previous step, so that screen readers read it. */
export function StepTitle({ title, step, takesFocus = false }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <>
      {step !== undefined && <p className="text-small text-ink-2">{t(texts.step, { step })}</p>}
      <h2 ref={heading} tabIndex={-1} className="mb-2 text-[1.25rem] tracking-[-0.015em] outline-none">
        {title}
      </h2>
    </>
  );
}
