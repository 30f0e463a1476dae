import type { Kept } from '@mwanzo/contract/people/keeps';
import xIcon from 'lucide/dist/esm/icons/x.mjs';
import { useNow } from '../../../device/use-now.ts';
import { keeps as texts } from '../../../i18n/keeps.ts';
import { localClock, localDate } from '../../../i18n/times.ts';
import { t } from '../../../i18n/translate.ts';
import { profilePhotos } from '../../../photos/profile-photo.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { ArchPortrait } from '../../../ui/photos/arch-portrait.tsx';
import { CutTitle } from '../../../ui/words/cut-title.tsx';
import { VerifiedBadge } from '../../../ui/words/verified-badge.tsx';

/** Somebody counts as kept just now for this long, in ms. */
const justNow = 60_000;

/** @param now ms since the epoch */
function keptText(keptAt: string, now: number): string {
  const moment = Date.parse(keptAt);
  if (now - moment < justNow) return t(texts.keptNow);
  return localDate(keptAt) === localDate(new Date(now).toISOString())
    ? t(texts.keptAt, { time: localClock(moment, now) })
    : t(texts.keptOn, { date: localDate(keptAt) });
}

/** A row of the list, with a cross that takes the person off it. */
export function KeptRow({ kept, onDrop }: { kept: Kept; onDrop: () => void }) {
  const { id, name, age, location, isVerified, kept_at: keptAt } = kept;
  const now = useNow();
  const [picture] = profilePhotos(kept);
  return (
    <li data-kept={id} className="grid h-21 grid-cols-[56px_1fr] items-center gap-3 pl-2.5">
      <ArchPortrait
        src={picture?.src}
        thumbhash={picture?.thumbhash}
        alt=""
        sizes="56px"
        position="50% 22%"
        className="h-17 w-14"
      />
      <div className="kept-words mr-3.5 grid h-full min-w-0 grid-cols-[1fr_auto] items-center gap-2">
        <span className="min-w-0">
          <span className="flex min-w-0 items-center gap-2 font-display text-[1.125rem] font-bold">
            <CutTitle text={name} end={age?.toString()} />
            {isVerified && <VerifiedBadge size={18} />}
          </span>
          <span className="block truncate text-small text-ink-2">
            <bdi>{location}</bdi> · {keptText(keptAt, now)}
          </span>
        </span>
        <IconButton
          icon={xIcon}
          iconSize={20}
          label={t(texts.takeOff, { name })}
          onClick={onDrop}
          className="text-ink-2"
        />
      </div>
    </li>
  );
}
