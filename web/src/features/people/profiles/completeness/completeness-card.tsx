import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import xIcon from 'lucide/dist/esm/icons/x.mjs';
import { noteForVisit, useVisitNote } from '../../../../device/visit-note.ts';
import { completeness as texts, missingTexts } from '../../../../i18n/completeness.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { completenessOf } from './completeness-rules.ts';

interface CompletenessCardProps {
  profile: OwnProfile;
  /**
   * Opens the dialog that edits the profile. Without it the card is on the page that edits the profile, and cannot be
   * closed.
   */
  onEdit?: () => void;
}

/**
 * Names the next thing that is missing in the profile, and its benefit. On other pages than the profile's it can be
 * closed for the visit.
 */
export function CompletenessCard({ profile, onEdit }: CompletenessCardProps) {
  const note = `completeness.${profile.id}`;
  const putAway = useVisitNote(note);
  const { done, all, next } = completenessOf(profile);
  if (next === undefined || (putAway && onEdit)) return null;
  // The profile's page has no heading between this one and its main heading.
  const Heading = onEdit ? 'h3' : 'h2';
  return (
    <section
      aria-label={t(done > all / 2 ? texts.title : texts.firstSteps, { done, all })}
      className={
        'relative grid grid-cols-[72px_1fr] items-center gap-4 rounded-lg bg-surface p-4 text-left shadow-1 ' +
        'has-[button]:pr-12'
      }
    >
      <RisingSun share={done / all} />
      <div className="min-w-0">
        <Heading className="text-[1.25rem]">
          {t(done > all / 2 ? texts.title : texts.firstSteps, { done, all })}
        </Heading>
        <p className="mt-1 text-label text-ink-2">{t(missingTexts[next])}</p>
      </div>
      {onEdit && (
        <>
          <IconButton
            icon={xIcon}
            iconSize={20}
            label={t(texts.dismiss)}
            className="absolute! top-1.5 right-1.5"
            onClick={() => noteForVisit(note)}
          />
          <div className="col-span-2 -mr-8 grid">
            <Button variant="quiet" size="sm" onClick={onEdit}>
              {t(texts.edit)}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** Draws the sun over three bands. It rises with the share of the profile that is complete. */
function RisingSun({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 72 72" width="72" height="72" aria-hidden className="block flex-none overflow-hidden rounded-lg">
      <rect width="72" height="72" className="fill-blush" />
      <circle cx="36" cy={62 - share * 34} r="20" className="fill-marigold" />
      <rect y="46" width="72" height="26" className="fill-blush" />
      <rect y="46" width="72" height="10" className="fill-primary" />
      <rect y="58" width="72" height="6" className="fill-coral" />
      <rect y="66" width="72" height="6" className="fill-marigold" />
    </svg>
  );
}
