import { landing } from '../i18n/landing.ts';
import { t } from '../i18n/translate.ts';
import { LinkButton } from '../ui/controls/button.tsx';
import { Portrait } from './portrait.tsx';

const picture = 'size-full object-cover object-[50%_60%]';
const sizes = '(width >= 56.25rem) 232px, 140px';

export function ClosingSection() {
  return (
    <section
      className={
        'md:landing-edges mt-16 flex flex-col overflow-hidden bg-coral text-center text-on-coral ' +
        'md:mt-[110px] md:grid md:grid-cols-2 md:items-end md:text-left'
      }
    >
      <div className="px-6 pt-11 pb-8.5 md:self-center md:px-0 md:py-20">
        <h2 className="text-[clamp(2rem,10.6vw,3.75rem)] leading-none tracking-[-0.035em]">
          {t(landing.closingTitle)}
        </h2>
        <p className="mt-3 mb-5.5 text-lead leading-[1.4]">{t(landing.closingText)}</p>
        <LinkButton variant="ink" href="/signup" className="min-w-[250px]">
          {t(landing.start)}
        </LinkButton>
      </div>
      <div aria-hidden className="mx-auto mt-6.5 grid w-[270px] grid-cols-2 items-end gap-2.5 md:mt-12.5 md:w-[440px]">
        <figure className="m-0 aspect-[4/5.4] arch bg-blush">
          <Portrait name="akinyi" sizes={sizes} className={picture} />
        </figure>
        <figure className="m-0 aspect-[4/4.6] arch bg-blush">
          <Portrait name="hassan" sizes={sizes} className={picture} />
        </figure>
      </div>
    </section>
  );
}
