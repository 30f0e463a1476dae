import { useState, type SubmitEvent } from 'react';
import { useLocation } from 'wouter';
import { request } from '../../api/request.ts';
import { readReturnPath } from '../../api/return-path.ts';
import { readSession } from '../../api/session.ts';
import { t } from '../../i18n/translate.ts';
import { verifications } from '../../i18n/verifications.ts';
import { Button } from '../../ui/controls/button.tsx';
import { cameraIcon } from '../../ui/icons/camera.ts';
import { clockIcon } from '../../ui/icons/clock.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { idCardIcon } from '../../ui/icons/id-card.ts';
import { imageIcon } from '../../ui/icons/image.ts';
import { lockIcon } from '../../ui/icons/lock.ts';
import { userIcon } from '../../ui/icons/user.ts';
import { showToast } from '../../ui/layers/toast-store.ts';
import { UploadCard } from './upload-card.tsx';

const idTexts = {
  title: verifications.idTitle,
  added: verifications.idAdded,
  hint: verifications.idHint,
  action: verifications.idAction,
};
const selfieTexts = {
  title: verifications.selfieTitle,
  added: verifications.selfieAdded,
  hint: verifications.selfieHint,
  action: verifications.selfieAction,
};
const promises = [
  { icon: lockIcon, text: verifications.onlyReviewers },
  { icon: clockIcon, text: verifications.reviewTime },
] as const;

/** Submits both pictures, then goes on to /discover. */
export function VerifyForm() {
  const [idDocument, setIdDocument] = useState<File | null>(null);
  const [selfie, setSelfie] = useState<File | null>(null);
  const { busy, submit } = useSubmission();
  return (
    <form
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!selfie || !idDocument)
          event.currentTarget.querySelector<HTMLElement>(`[name=${idDocument ? 'selfie' : 'id_document'}]`)?.focus();
        if (!busy) void submit(selfie, idDocument);
      }}
    >
      <div className="mt-4.5 grid gap-3">
        <UploadCard
          name="id_document"
          texts={idTexts}
          icons={{ action: imageIcon, empty: idCardIcon }}
          file={idDocument}
          onPick={setIdDocument}
        />
        <UploadCard
          name="selfie"
          texts={selfieTexts}
          icons={{ action: cameraIcon, empty: userIcon }}
          file={selfie}
          onPick={setSelfie}
        />
      </div>
      <ul className="mt-4 mb-4.5 grid gap-2">
        {promises.map(({ icon, text }) => (
          <li key={t(text)} className="flex gap-2.5 text-label text-ink-2">
            <Icon icon={icon} size={20} className="mt-px text-trust" />
            {t(text)}
          </li>
        ))}
      </ul>
      <Button type="submit" full busy={busy}>
        {t(busy ? verifications.submitting : verifications.submit)}
      </Button>
    </form>
  );
}

function useSubmission() {
  const [busy, setBusy] = useState(false);
  const [, navigate] = useLocation();

  const submit = async (selfie: File | null, idDocument: File | null) => {
    if (!selfie || !idDocument) {
      showToast({ title: t(verifications.missing), description: t(verifications.missingText), kind: 'bad' });
      return;
    }
    // A visitor's documents must not leave the phone.
    if (readSession().status !== 'authenticated') {
      navigate('/login');
      return;
    }
    setBusy(true);
    const body = new FormData();
    body.set('selfie', selfie);
    body.set('id_document', idDocument);
    try {
      await request('POST /api/verify/', { body });
      showToast({ title: t(verifications.submitted), description: t(verifications.submittedText) });
      navigate(readReturnPath());
    } catch {
      setBusy(false);
      showToast({ title: t(verifications.uploadFailed), description: t(verifications.uploadFailedText), kind: 'bad' });
    }
  };

  return { busy, submit };
}
