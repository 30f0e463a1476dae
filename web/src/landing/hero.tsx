import badgeCheckIcon from 'lucide/dist/esm/icons/badge-check.mjs';
import { landing } from '../i18n/landing.ts';
import { t } from '../i18n/translate.ts';
import { classNames } from '../ui/class-names.ts';
import { LinkButton } from '../ui/controls/button.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { Portrait } from './portrait.tsx';

export function Hero() {
  return (
    <section className="relative overflow-hidden mji text-on-wine">
      <div className="pindo" />
      <div
        className={
          'landing-frame wide:min-h-[720px] px-5 pt-7 sm:grid sm:grid-cols-2 sm:items-end sm:gap-8 ' +
          'md:min-h-[620px] md:grid-cols-[1fr_1.1fr] md:gap-12 md:px-6 md:pt-0 low:min-h-0 low:pt-3'
        }
      >
        <div className="sm:self-center sm:pb-7 md:pt-8 md:pb-16 low:py-4">
          <h1
            className={
              'wide:text-[6.25rem] text-[clamp(2rem,13.4vw,3.625rem)] leading-[0.98] tracking-[-0.035em] ' +
              'md:text-[5.25rem] low:text-[2.5rem]'
            }
          >
            {t(landing.heroMountains)} <em className="block text-marigold not-italic">{t(landing.heroPeople)}</em>
          </h1>
          <p
            className={
              'mt-4 mb-5.5 max-w-[30em] text-lead text-on-wine-2 md:mt-5.5 md:mb-7.5 md:text-[1.25rem] ' +
              'low:mt-2.5 low:mb-3.5 low:text-body'
            }
          >
            {t(landing.lead)}
          </p>
          <div className="grid gap-2.5 sm:justify-start md:grid-cols-[auto_auto] md:gap-3.5 low:grid-cols-1">
            <LinkButton variant="marigold" href="/signup" className="md:px-6.5">
              {t(landing.start)}
            </LinkButton>
            <LinkButton variant="onWine" href="/login" className="md:px-6.5">
              {t(landing.haveAccount)}
            </LinkButton>
          </div>
        </div>
        <HeroArches />
      </div>
      <div
        className={classNames(
          'scallops z-3 bg-cotton px-4 pt-4.5 pb-1 text-center text-ink [--scallops:var(--color-cotton)]',
          'md:pt-6.5',
        )}
      >
        <p lang="sw" className="saying text-[clamp(1.3125rem,6vw,1.875rem)] text-primary-text md:text-[2.125rem]">
          Milima haikutani, binadamu hukutana
        </p>
        <p className="text-small text-ink-2">{t(landing.sayingMeaning)}</p>
      </div>
    </section>
  );
}

const arch = 'arch relative z-1 m-0 bg-blush';
const picture = 'size-full object-cover';
const bubble =
  'absolute z-2 rounded-[18px] px-3.75 py-2.5 text-label font-semibold shadow-2 md:text-button leading-[1.5]!';

function HeroArches() {
  return (
    <div
      aria-hidden
      className={
        'relative mt-6.5 grid grid-cols-2 items-end gap-3 max-sm:mx-auto max-sm:max-w-115 sm:mt-0 md:mt-10 ' +
        'md:grid-cols-[1fr_1.12fr_1fr] md:gap-4 low:mt-0'
      }
    >
      <div
        className={
          'wide:w-[540px] absolute bottom-6 left-[54%] aspect-square w-53 -translate-x-1/2 rounded-full ' +
          'bg-coral sm:w-75 md:bottom-17.5 md:left-[52%] md:w-[430px] low:bottom-6 low:w-53'
        }
      />
      <figure className={`${arch} wide:h-[430px] h-[258px] sm:h-[340px] md:h-[350px] low:h-[230px]`}>
        <Portrait
          name="wanjiku"
          eager
          sizes="(width >= 106.25rem) 360px, (width >= 56.25rem) 280px, 207px"
          className={`${picture} object-[46%_0]`}
        />
      </figure>
      <figure className={`${arch} wide:h-[550px] h-[206px] sm:h-[280px] md:h-[440px] low:h-[190px]`}>
        <Portrait
          name="otieno"
          eager
          sizes="(width >= 106.25rem) 440px, (width >= 56.25rem) 352px, 170px"
          className={`${picture} object-[50%_60%] md:object-[50%_0]`}
        />
      </figure>
      <figure className={`${arch} wide:h-[370px] h-[300px] max-md:hidden low:h-[210px]`}>
        <Portrait name="amina" sizes="240px" className={`${picture} object-[50%_0]`} />
      </figure>
      <div
        className={
          `${bubble} bottom-6.5 left-2 rounded-bl-[5px] bg-white text-on-coral ` +
          'md:bottom-14 md:-left-8.5 low:hidden'
        }
      >
        {t(landing.icebreakerQuestion)}
      </div>
      <div
        className={
          `${bubble} wide:bottom-[400px] right-0 bottom-[214px] rounded-br-[5px] bg-primary text-white ` +
          'sm:bottom-[288px] md:right-2 md:bottom-[318px] low:right-0 low:bottom-[196px]'
        }
      >
        {t(landing.icebreakerAnswer)}
      </div>
      <div
        className={
          'absolute right-2.5 bottom-6.5 z-2 flex items-center gap-1.5 rounded-full bg-white py-1.5 pr-3.25 ' +
          'pl-2.25 text-small font-[650] text-[#085a53] shadow-2 md:right-auto md:bottom-10 md:left-1/2 ' +
          'md:-translate-x-1/2 md:text-label'
        }
      >
        <Icon icon={badgeCheckIcon} size={20} className="fill-[#0b6b63] text-white" />
        {t(landing.verified)}
      </div>
    </div>
  );
}
