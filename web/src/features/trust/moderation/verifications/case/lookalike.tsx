import { lookalikes } from '../../../../../i18n/lookalikes.ts';
import { t } from '../../../../../i18n/translate.ts';
import { CheckBox } from '../../../../../ui/controls/check-box.tsx';
import { Card } from '../../../../../ui/frames/card.tsx';
import { PictureViewer } from '../../picture-viewer/picture-viewer.tsx';
import type { OpenedCase } from './case-queries.ts';
import { usePicture } from './use-picture.ts';

interface LookalikeProps {
  shown: OpenedCase;
  ticked: boolean;
  onTick: (ticked: boolean) => void;
}

/** Shows the picture of the other member that the selfie looks like, with the check that an approval needs. */
export function Lookalike({ shown, ticked, onTick }: LookalikeProps) {
  const { id, lookalike } = shown;
  return (
    <Card>
      <h3 className="mb-2.5">{t(lookalikes.title)}</h3>
      {lookalike ? (
        <OtherPicture caseId={id} name={lookalike.name} />
      ) : (
        <p className="text-label">{t(lookalikes.notShown)}</p>
      )}
      <div className="mt-2">
        <CheckBox checked={ticked} onChange={onTick}>
          {t(lookalikes.notAnother)}
        </CheckBox>
      </div>
    </Card>
  );
}

function OtherPicture({ caseId, name }: { caseId: number; name: string }) {
  return (
    <PictureViewer picture={usePicture(caseId, 'lookalike')} title={name} alt={t(lookalikes.pictureOf, { name })} />
  );
}
