import shieldCheckIcon from 'lucide/dist/esm/icons/shield-check.mjs';
import { landing } from '../i18n/landing.ts';
import { t } from '../i18n/translate.ts';
import { LogoSymbol } from '../ui/drawings/logo.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { Portrait } from './portrait.tsx';

const face = 'size-[122px] rounded-full border-5 border-white object-cover object-[50%_25%] md:size-41';
const faceSizes = '(width >= 56.25rem) 164px, 122px';

/** Draws two people and their shared interests. */
export function MatchingArt() {
  return (
    <>
      <div className="flex items-center justify-center">
        <Portrait name="muthoni" sizes={faceSizes} className={`${face} -mr-3.5`} />
        <span
          className={
            'z-1 grid size-15 place-items-center rounded-full bg-white shadow-[0_4px_14px_rgb(74_14_42/0.25)] ' +
            '[--mark-1:#c2184b] md:size-19'
          }
        >
          <LogoSymbol size={40} className="md:size-13" />
        </span>
        <Portrait name="kiptoo" sizes={faceSizes} className={`${face} -ml-3.5`} />
      </div>
      <div className="mt-4 flex flex-wrap justify-center gap-1.5">
        {[landing.hiking, landing.coffee, landing.photography].map((interest) => (
          <span
            key={interest.en}
            className={
              'inline-flex min-h-7.5 items-center rounded-full bg-[#4a0e2a] px-2.75 text-small ' +
              'font-semibold whitespace-nowrap text-[#ffe2d6] md:min-h-9 md:px-3.5 md:text-label'
            }
          >
            {t(interest)}
          </span>
        ))}
      </div>
    </>
  );
}

/** Draws an identity document and the matching face. */
export function IdentityArt() {
  return (
    <div className="relative flex items-center justify-center gap-3.5 pb-8.5">
      <div className="relative h-28 w-43 -rotate-4 rounded-md bg-[#eaf6f2] shadow-[0_10px_24px_rgb(0_0_0/0.2)]">
        <i className="absolute top-3 right-3.5 left-3.5 h-2 rounded-[4px] bg-[#0b6b63]" />
        <Portrait
          name="kamau"
          sizes="62px"
          className="absolute top-7.5 left-3.5 h-15.5 w-12.5 rounded-[8px] bg-[#0b6b63] object-cover object-[50%_20%]"
        />
        <i className="absolute top-[34px] right-3.5 left-19 h-2.25 rounded-[5px] bg-[#9ccfc5]" />
        <i className="absolute top-[54px] right-8.5 left-19 h-2.25 rounded-[5px] bg-[#9ccfc5]" />
        <i className="absolute top-[74px] right-12.5 left-19 h-2.25 rounded-[5px] bg-[#9ccfc5]" />
      </div>
      <div className="-ml-5.5 h-36.5 w-29 rotate-3 arch-thumbnail border-5 border-white">
        <Portrait name="kamau" sizes="116px" className="size-full object-cover" />
      </div>
      <span
        className={
          'absolute bottom-0 inline-flex min-h-8.5 items-center gap-1.25 rounded-full bg-white px-2.75 ' +
          'text-small font-semibold whitespace-nowrap text-[#085a53] shadow-[0_6px_16px_rgb(0_0_0/0.2)]'
        }
      >
        <Icon icon={shieldCheckIcon} size={16} />
        {t(landing.faceMatches)}
      </span>
    </div>
  );
}

const message = 'w-fit max-w-4/5 px-3.5 py-2.25 text-label leading-[1.4] md:text-button md:leading-[1.4]';

/** Draws an icebreaker and the conversation that it started. */
export function ConversationArt() {
  return (
    <>
      <div className="rounded-[18px] bg-white px-4 pt-3 pb-3.5 text-on-coral shadow-1">
        <p className="text-tiny font-semibold text-[#6b4450]">{t(landing.prompt)}</p>
        <p className="font-display text-h3 leading-[1.06] font-bold tracking-[-0.015em] md:text-[1.625rem]">
          {t(landing.promptQuestion)}
        </p>
      </div>
      <p className={`${message} rounded-lg rounded-bl-[6px] bg-white text-on-coral`}>{t(landing.promptAnswer)}</p>
      <p className={`${message} ml-auto rounded-lg rounded-br-[6px] bg-[#c2184b] text-white`}>
        {t(landing.promptReply)}
      </p>
    </>
  );
}
