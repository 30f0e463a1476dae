import type { Liker } from '@mwanzo/contract/discovery/likes';
import heartIcon from 'lucide/dist/esm/icons/heart.mjs';
import mapPinIcon from 'lucide/dist/esm/icons/map-pin.mjs';
import xIcon from 'lucide/dist/esm/icons/x.mjs';
import { nameAndAge } from '../../../i18n/isolate.ts';
import { likes as texts } from '../../../i18n/likes.ts';
import { t } from '../../../i18n/translate.ts';
import { photoSource } from '../../../photos/image-url.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Photo } from '../../../ui/photos/photo.tsx';
import { CutTitle } from '../../../ui/words/cut-title.tsx';
import { VerifiedBadge } from '../../../ui/words/verified-badge.tsx';

export interface LikerProps {
  liker: Liker;
  /** True if the card fades, because it was liked or passed. */
  leaving: boolean;
  onAnswer: (liker: Liker, liked: boolean) => void;
  onOpen: (liker: Liker) => void;
}

/** For members with Premium: one of all likers. */
export function LikerCard({ liker, leaving, onAnswer, onOpen }: LikerProps) {
  const { id, name, age, location, photo, isVerified, is_new: isNew } = liker;
  return (
    <li data-liker={id} data-leaving={leaving || undefined} className="liker">
      <button
        type="button"
        aria-label={t(texts.open, { name })}
        aria-haspopup="dialog"
        className="liker-photo"
        onClick={() => onOpen(liker)}
      >
        <Photo
          src={photoSource(photo)}
          thumbhash={photo?.thumbhash}
          alt=""
          sizes="(width >= 64rem) 210px, (width >= 40rem) 33vw, 50vw"
          position="50% 20%"
          largest={480}
        />
      </button>
      <div className="scallops bg-surface px-3 pt-1 pb-2.5">
        <div className="flex items-center gap-1.25">
          <CutTitle text={name} end={age?.toString()} className="text-lead leading-[1.3] tracking-[-0.015em]" />
          {isVerified && <VerifiedBadge size={17} />}
        </div>
        <p className="flex min-h-6.5 flex-wrap items-center gap-1 text-small text-ink-2">
          <LikerTown town={location} />
          {isNew && <span className="liker-new">{t(texts.isNew)}</span>}
        </p>
        <div className="mt-2 grid grid-cols-[44px_1fr] gap-2">
          <LikerAnswers liker={liker} onAnswer={onAnswer} isWide={false} />
        </div>
      </div>
    </li>
  );
}

interface LikerAnswersProps extends Pick<LikerProps, 'liker' | 'onAnswer'> {
  /** True if there is room for the word of Pass. */
  isWide: boolean;
}

/** The two buttons below a liker. */
export function LikerAnswers({ liker, onAnswer, isWide }: LikerAnswersProps) {
  const name = nameAndAge(liker.name, liker.age);
  return (
    <>
      <Button
        size="sm"
        variant="outlined"
        icon={xIcon}
        data-answer="pass"
        aria-label={t(texts.passName, { name })}
        className={isWide ? undefined : 'px-0!'}
        onClick={() => onAnswer(liker, false)}
      >
        {isWide ? t(texts.pass) : null}
      </Button>
      <Button
        size="sm"
        variant={isWide ? 'primary' : 'quiet'}
        icon={heartIcon}
        data-answer="like"
        aria-label={t(texts.likeNameBack, { name })}
        className={isWide ? undefined : 'liker-like'}
        onClick={() => onAnswer(liker, true)}
      >
        {t(texts.likeBack)}
      </Button>
    </>
  );
}

export function LikerTown({ town }: { town: string }) {
  if (town === '') return null;
  return (
    <span className="flex min-w-0 items-center gap-1">
      <Icon icon={mapPinIcon} size={15} />
      <bdi className="truncate">{town}</bdi>
    </span>
  );
}
