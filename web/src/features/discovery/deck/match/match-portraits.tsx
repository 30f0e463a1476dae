import type { Match } from '@mwanzo/contract/conversations/matches';
import { useSession } from '../../../../api/session.ts';
import { matchDialog } from '../../../../i18n/match-dialog.ts';
import { t } from '../../../../i18n/translate.ts';
import { photoSource } from '../../../../photos/image-url.ts';
import { profilePhoto } from '../../../../photos/profile-photo.ts';
import { LogoSymbol } from '../../../../ui/drawings/logo.tsx';
import { ArchPortrait } from '../../../../ui/photos/arch-portrait.tsx';

/** Shows both members in their arches in front of the sun. */
export function MatchPortraits({ match }: { match: Match }) {
  const { profile } = useSession();
  const ownPhoto = profilePhoto(profile);
  const shape = { shape: 'doorway', sizes: '190px', eager: true, position: '50% 50%' } as const;
  return (
    <div
      className={
        'relative mt-5 grid min-h-47.5 w-full max-w-95 flex-1 grid-cols-2 items-end gap-2.5 ' +
        'min-[106.25rem]:min-h-100 min-[106.25rem]:max-w-130 low:mt-2 low:min-h-0'
      }
    >
      <span
        className={
          'match-sun absolute inset-x-0 bottom-[12%] mx-auto aspect-square h-[min(86%,290px)] rounded-full ' +
          'bg-coral'
        }
      />
      <ArchPortrait
        {...shape}
        src={ownPhoto.src}
        thumbhash={ownPhoto.thumbhash}
        alt={t(matchDialog.you)}
        className="match-left z-1 h-[min(94%,330px)]"
      />
      <ArchPortrait
        {...shape}
        src={photoSource(match.photo_detail)}
        thumbhash={match.photo_detail?.thumbhash}
        alt={match.name}
        className="match-right z-1 h-[min(84%,292px)]"
      />
      <span className="absolute inset-x-0 bottom-7.5 z-2 grid place-items-center">
        <span
          className={
            'match-heart grid size-21 place-items-center rounded-full bg-white ' +
            'shadow-[0_10px_30px_rgb(0_0_0/0.35)] [--mark-1:#c2184b]'
          }
        >
          <LogoSymbol size={48} />
        </span>
      </span>
    </div>
  );
}
