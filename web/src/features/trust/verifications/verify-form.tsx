import cameraIcon from 'lucide/dist/esm/icons/camera.mjs';
import clockIcon from 'lucide/dist/esm/icons/clock.mjs';
import idCardIcon from 'lucide/dist/esm/icons/id-card.mjs';
import imageIcon from 'lucide/dist/esm/icons/image.mjs';
import lockIcon from 'lucide/dist/esm/icons/lock.mjs';
import userIcon from 'lucide/dist/esm/icons/user.mjs';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { readSession } from '../../../api/session.ts';
import { poses, poseText } from '../../../i18n/poses.ts';
import { t } from '../../../i18n/translate.ts';
import { verifications } from '../../../i18n/verifications.ts';
import { leavesByItself } from '../../../sending/sendable.ts';
import { startSending } from '../../../sending/start-sending.ts';
import { useStore } from '../../../state/store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Form } from '../../../ui/controls/form.tsx';
import { useFieldErrors, type FieldErrors } from '../../../ui/controls/use-field-errors.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { showToast } from '../../../ui/layers/toast-store.ts';
import { FaceConsent } from './face-consent.tsx';
import { usePose, type GivenPose } from './use-pose.ts';
import { submissions, submitDocuments } from './submission.ts';
import { UploadCard } from './upload-card.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useDocuments, type DocumentName } from './use-documents.ts';

const cards = [
  {
    name: 'id_document',
    texts: { title: verifications.idTitle, added: verifications.idAdded, action: verifications.idAction },
    icons: { action: imageIcon, empty: idCardIcon },
  },
  {
    name: 'selfie',
    texts: { title: verifications.selfieTitle, added: verifications.selfieAdded, action: verifications.selfieAction },
    icons: { action: cameraIcon, empty: userIcon },
  },
] as const;
const promises = [
  { icon: lockIcon, text: verifications.onlyReviewers },
  { icon: clockIcon, text: verifications.reviewTime },
] as const;

type Chosen = Record<DocumentName, File | null>;

function check({ id_document, selfie }: Chosen): FieldErrors<DocumentName> {
  const missing = t(verifications.stillMissing);
  return { id_document: id_document ? undefined : missing, selfie: selfie ? undefined : missing };
}

/** Describes the pose that the selfie must show. A visitor has no pose yet. */
function hintOf({ pose, failed }: GivenPose): string {
  if (pose !== undefined) return poseText(pose);
  if (failed) return t(poses.failed);
  return t(readSession().status === 'authenticated' ? poses.coming : verifications.selfieHint);
}

/** Submits both pictures, then continues to /discover. */
export function VerifyForm() {
  const { choices, pick } = useDocuments();
  const [agreed, setAgreed] = useState(false);
  const given = usePose();
  const chosen: Chosen = { id_document: choices.id_document.file, selfie: choices.selfie.file };
  const { errors, form, passes } = useFieldErrors(chosen, check);
  const busy = useStore(submissions).some(leavesByItself);
  const preparing = choices.id_document.preparing || choices.selfie.preparing;
  const [, navigate] = useLocation();
  // A visitor's page has no query cache, which documents do not need.
  useEffect(() => startSending(), []);

  const submit = () => {
    if (busy || preparing) return;
    const { selfie, id_document } = chosen;
    if (passes(chosen) && selfie && id_document)
      submitDocuments({ selfie, id_document, pose: given.pose, agreed, navigate, loadPose: given.load });
    else showToast({ title: t(verifications.missing), description: t(verifications.missingText), kind: 'bad' });
  };
  return (
    <Form ref={form} onSubmit={submit}>
      <div className="mt-4.5 grid gap-3">
        {cards.map((card) => (
          <UploadCard
            key={card.name}
            {...card}
            {...(card.name === 'selfie'
              ? { pose: given.pose, hint: hintOf(given) }
              : { hint: t(verifications.idHint) })}
            choice={choices[card.name]}
            error={errors[card.name]}
            onPick={pick}
          />
        ))}
        {given.failed && (
          <Button variant="outlined" size="sm" full onClick={given.load}>
            {t(poses.again)}
          </Button>
        )}
      </div>
      <ul className="mt-4 mb-4.5 grid gap-2">
        {promises.map(({ icon, text }) => (
          <li key={t(text)} className="flex gap-2.5 text-label text-ink-2">
            <Icon icon={icon} size={20} className="mt-px text-trust" />
            {t(text)}
          </li>
        ))}
      </ul>
      <FaceConsent agreed={agreed} onAgree={setAgreed} />
      <Button type="submit" full busy={busy || preparing}>
        {t(busy ? verifications.submitting : verifications.submit)}
      </Button>
      <UploadProgress />
    </Form>
  );
}
