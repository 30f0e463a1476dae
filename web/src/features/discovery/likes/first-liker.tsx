import { likes as texts } from '../../../i18n/likes.ts';
import { t } from '../../../i18n/translate.ts';
import { photoSource } from '../../../photos/image-url.ts';
import { Photo } from '../../../ui/photos/photo.tsx';
import { CutTitle } from '../../../ui/words/cut-title.tsx';
import { VerifiedBadge } from '../../../ui/words/verified-badge.tsx';
import { LikerAnswers, LikerTown, type LikerProps } from './liker-card.tsx';

/** For members without Premium: one revealed liker, with all details. */
export function FirstLiker({ liker, leaving, onAnswer, onOpen }: LikerProps) {
  const { id, name, age, location, bio, photo, isVerified, liked } = liker;
  return (
    <li data-liker={id} data-leaving={leaving || undefined} className="first-liker">
      <button
        type="button"
        aria-label={t(texts.open, { name })}
        aria-haspopup="dialog"
        className="first-liker-photo"
        onClick={() => onOpen(liker)}
      >
        <Photo src={photoSource(photo)} thumbhash={photo?.thumbhash} alt="" sizes="132px" position="50% 26%" eager />
      </button>
      <div className="min-w-0 flex-1 basis-[8rem] self-center">
        <div className="flex items-center gap-1.5">
          <CutTitle text={name} end={age?.toString()} className="text-h2 leading-[1.2]" />
          {isVerified && <VerifiedBadge size={19} />}
        </div>
        <div className="mt-1.5 text-small font-semibold">
          <LikerTown town={location} />
        </div>
        {bio !== '' && (
          <p dir="auto" className="mt-1.5 line-clamp-2 text-label wrap-anywhere text-ink-2">
            {bio}
          </p>
        )}
        {liked && (
          <p className="mt-2 text-small font-semibold text-primary-text">
            {t(liked === 'prompt' ? texts.likedAnswer : texts.likedPhoto)}
          </p>
        )}
      </div>
      <div className="grid basis-full grid-cols-[1fr_1.35fr] gap-2.5">
        <LikerAnswers liker={liker} onAnswer={onAnswer} isWide />
      </div>
    </li>
  );
}
