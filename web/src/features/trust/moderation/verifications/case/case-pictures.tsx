import { partsOfPose } from '@mwanzo/contract/trust/selfie-poses';
import { useState } from 'react';
import { moderation } from '../../../../../i18n/moderation.ts';
import { poses, poseText } from '../../../../../i18n/poses.ts';
import { t } from '../../../../../i18n/translate.ts';
import { PoseDrawing } from '../../../../../ui/drawings/pose-drawing.tsx';
import { PictureViewer } from '../../picture-viewer/picture-viewer.tsx';
import type { Case, PictureName } from './case-queries.ts';
import { ProfilePicture } from './profile-picture.tsx';
import { usePicture } from './use-picture.ts';

const texts = {
  id_document: { title: moderation.idDocument, alt: moderation.idDocumentOf },
  selfie: { title: moderation.selfie, alt: moderation.selfieOf },
};

/**
 * The ID, the selfie and the profile's first photo side by side. The keys act on the picture that the pointer has
 * entered last.
 */
export function CasePictures({ shown, shortcuts }: { shown: Case; shortcuts: boolean }) {
  const [active, setActive] = useState<PictureName>('id_document');
  return (
    <div className="grid gap-4 lg:grid-cols-[1.25fr_1.1fr_0.9fr]">
      {(['id_document', 'selfie'] as const).map((name) => (
        <CasePicture
          key={name}
          shown={shown}
          name={name}
          hasKeys={shortcuts && name === active}
          onEnter={() => setActive(name)}
        />
      ))}
      <ProfilePicture shown={shown} />
    </div>
  );
}

interface CasePictureProps {
  shown: Case;
  name: PictureName;
  hasKeys: boolean;
  onEnter: () => void;
}

function CasePicture({ shown, name, ...viewer }: CasePictureProps) {
  const picture = usePicture(shown.id, name);
  return (
    <PictureViewer
      {...viewer}
      picture={picture}
      title={t(texts[name].title)}
      alt={t(texts[name].alt, { name: shown.name })}
      hint={
        name === 'selfie' ? (
          <AskedPose pose={shown.pose} />
        ) : (
          <span className="mr-1 hidden text-small text-ink-2 min-[1560px]:inline pointer-coarse:hidden">
            {t(moderation.scrollToZoom)}
          </span>
        )
      }
    />
  );
}

/** Draws the pose that the selfie must show, beside the selfie. */
function AskedPose({ pose }: { pose: Case['pose'] }) {
  if (pose === null) return <span className="mr-1 text-small text-ink-2">{t(poses.noneAsked)}</span>;
  const text = t(poses.askedFor, { pose: poseText(pose) });
  return (
    <span title={text} className="mr-1 h-11 w-9 overflow-hidden rounded-[18px_18px_6px_6px] bg-blush">
      <span className="sr-only">{text}</span>
      <PoseDrawing {...partsOfPose(pose)} />
    </span>
  );
}
