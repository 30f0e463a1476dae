import { partsOfPose } from '@mwanzo/contract/trust/selfie-poses';
import { useState } from 'react';
import { moderation } from '../../../../../i18n/moderation.ts';
import { poses, poseText } from '../../../../../i18n/poses.ts';
import { t } from '../../../../../i18n/translate.ts';
import { PoseDrawing } from '../../../../../ui/drawings/pose-drawing.tsx';
import { PictureViewer } from '../../picture-viewer/picture-viewer.tsx';
import { turned, wholePicture, zoomed, zoomStep, type View } from '../../picture-viewer/view-rules.ts';
import type { Shortcut } from '../../shortcuts/shortcut-rules.ts';
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts';
import type { PictureName } from './case-queries.ts';
import type { Case } from './case.ts';
import { ProfilePicture } from './profile-picture.tsx';
import { usePicture } from './use-picture.ts';

const texts = {
  id_document: { title: moderation.idDocument, alt: moderation.idDocumentOf },
  selfie: { title: moderation.selfie, alt: moderation.selfieOf },
};

/** This frame is so large that zooming by key never moves the middle of the picture. */
const anyFrame = { width: Number.MAX_SAFE_INTEGER, height: Number.MAX_SAFE_INTEGER };

const shortcutChanges: Partial<Record<Shortcut['name'], (view: View) => View>> = {
  zoomIn: (view) => zoomed(view, zoomStep, anyFrame),
  zoomOut: (view) => zoomed(view, 1 / zoomStep, anyFrame),
  turn: turned,
};

/**
 * The ID, the selfie and the profile's first photo side by side. The keys act on the picture that the pointer has
 * entered last.
 */
export function CasePictures({ shown, shortcuts }: { shown: Case; shortcuts: boolean }) {
  const [views, setViews] = useState<Record<PictureName, View>>({ id_document: wholePicture, selfie: wholePicture });
  const [active, setActive] = useState<PictureName>('id_document');
  const changeView = (name: PictureName, change: (view: View) => View) =>
    setViews((known) => ({ ...known, [name]: change(known[name]) }));

  useShortcuts(shortcuts, (shortcut) => {
    const change = shortcutChanges[shortcut.name];
    if (change) changeView(active, change);
    return change !== undefined;
  });

  return (
    <div className="grid gap-4 lg:grid-cols-[1.25fr_1.1fr_0.9fr]">
      {(['id_document', 'selfie'] as const).map((name) => (
        <CasePicture
          key={name}
          shown={shown}
          name={name}
          view={views[name]}
          onView={(change) => changeView(name, change)}
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
  view: View;
  onView: (change: (view: View) => View) => void;
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
