import { landing } from '../i18n/landing.ts';
import { t } from '../i18n/translate.ts';
import { SectionTitle, sectionFrame } from './section-title.tsx';

// The steps, with the sun's position. It rises by 8 px with each step. The class names are written out, since Tailwind
// finds them by reading the source.
const steps = [
  { count: 'Moja', title: landing.step1, text: landing.step1Text, sun: 'top-[42px]' },
  { count: 'Mbili', title: landing.step2, text: landing.step2Text, sun: 'top-[34px]' },
  { count: 'Tatu', title: landing.step3, text: landing.step3Text, sun: 'top-[26px]' },
  { count: 'Nne', title: landing.step4, text: landing.step4Text, sun: 'top-[18px]' },
  { count: 'Tano', title: landing.step5, text: landing.step5Text, sun: 'top-[10px]' },
];

const dots =
  "before:absolute before:border-line-strong before:opacity-70 before:content-[''] last:before:hidden " +
  'before:top-15 before:bottom-1 before:left-[31px] before:w-0 before:border-l-[2.5px] before:border-dotted ' +
  'md:before:top-[31px] md:before:right-[-16px] md:before:bottom-auto md:before:left-19 md:before:w-auto ' +
  'md:before:border-t-[2.5px] md:before:border-l-0';

export function StepsSection() {
  return (
    <section id="how" className={sectionFrame}>
      <SectionTitle>{t(landing.stepsTitle)}</SectionTitle>
      <ol className="relative grid md:grid-cols-5 md:gap-7">
        {steps.map((step) => (
          <li
            key={step.count}
            className={
              'relative grid grid-cols-[64px_minmax(0,1fr)] gap-4.5 pb-7 md:grid-cols-1 md:content-start ' +
              `md:gap-3.5 md:pb-0 ${dots}`
            }
          >
            <span
              aria-hidden
              className={
                'relative size-16 overflow-hidden rounded-lg bg-blush after:absolute after:inset-x-0 ' +
                "after:bottom-0 after:h-4 after:bg-primary after:content-['']"
              }
            >
              <i className={`absolute left-1/2 size-9 -translate-x-1/2 rounded-full bg-marigold ${step.sun}`} />
            </span>
            <div>
              <p
                lang="sw"
                className="mt-0.75 mb-1.25 saying text-label leading-none tracking-[0.08em] text-primary-text"
              >
                {step.count}
              </p>
              <h3 className="mb-0.75 text-[1.375rem]">{t(step.title)}</h3>
              <p className="text-ink-2">{t(step.text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
