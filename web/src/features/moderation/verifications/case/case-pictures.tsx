import { useState } from 'react';
import { useSession } from '../../../../api/session.ts';
import { moderation } from '../../../../i18n/moderation.ts';
import { nairobiDateTime } from '../../../../i18n/times.ts';
import { t } from '../../../../i18n/translate.ts';
import type { Case } from './case.ts';
import { PictureViewer } from '../../picture-viewer/picture-viewer.tsx';
import type { Shortcut } from '../../shortcuts/shortcut-rules.ts';
import type { Picture } from './use-picture.ts';
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts';
import { turned, wholePicture, zoomed, zoomStep, type View } from '../../picture-viewer/view-rules.ts';

const words = {
  id_document: { title: moderation.idDocument, alt: moderation.idDocumentOf },
  selfie: { title: moderation.selfie, alt: moderation.selfieOf },
};

/** Wide enough that a key's zoom never loses the middle. */
const anyFrame = { width: Number.MAX_SAFE_INTEGER, height: Number.MAX_SAFE_INTEGER };

/** ID and selfie side by side; the keys act on the one that was pointed at last. */
export function CasePictures({ shown, shortcuts }: { shown: Case; shortcuts: boolean }) {
  const { user } = useSession();
  const [openedAt] = useState(() => new Date().toISOString());
  const [views, setViews] = useState<Record<Picture, View>>({ id_document: wholePicture, selfie: wholePicture });
  const [pointed, setPointed] = useState<Picture>('id_document');
  const look = (picture: Picture, change: (view: View) => View) =>
    setViews((known) => ({ ...known, [picture]: change(known[picture]) }));

  const changes: Partial<Record<Shortcut['name'], (view: View) => View>> = {
    zoomIn: (view) => zoomed(view, zoomStep, anyFrame),
    zoomOut: (view) => zoomed(view, 1 / zoomStep, anyFrame),
    turn: turned,
  };
  useShortcuts(shortcuts, ({ name }) => {
    const change = changes[name];
    if (change) look(pointed, change);
    return change !== undefined;
  });

  const watermark = t(moderation.watermark, { id: user?.id ?? '', time: nairobiDateTime(openedAt) });
  return (
    <div className="grid gap-4 lg:grid-cols-[1.35fr_1fr]">
      {(['id_document', 'selfie'] as const).map((picture) => (
        <PictureViewer
          key={picture}
          caseId={shown.id}
          picture={picture}
          title={t(words[picture].title)}
          alt={t(words[picture].alt, { name: shown.name })}
          watermark={watermark}
          view={views[picture]}
          onView={(change) => look(picture, change)}
          onPoint={() => setPointed(picture)}
          hint={
            picture === 'id_document' && (
              <span className="mr-1 hidden text-small text-ink-2 min-[1180px]:inline pointer-coarse:hidden">
                {t(moderation.scrollToZoom)}
              </span>
            )
          }
        />
      ))}
    </div>
  );
}
