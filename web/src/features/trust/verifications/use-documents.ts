import { useRef, useState } from 'react';
import { readSession } from '../../../api/session.ts';
import { readFormDraft, withDraft, writeFormDraft } from '../../../device/form-drafts.ts';
import { t } from '../../../i18n/translate.ts';
import { verifications as texts } from '../../../i18n/verifications.ts';
import { prepareDocument } from './prepare-document.ts';
import { documentsDraft, submissions } from './submission.ts';

export type DocumentName = 'id_document' | 'selfie';

export interface DocumentChoice {
  file: File | null;
  preparing: boolean;
  /** The reason why the last picked file cannot be used. */
  problem: string | undefined;
  /** The name of the file that was chosen before a reload. */
  lost: string;
}

const refusals = { 'not a picture': texts.notAPicture, 'too large': texts.tooLarge };
const noNames: Record<DocumentName, string> = { id_document: '', selfie: '' };
const owner = () => readSession().user?.id ?? null;

/**
 * Holds the two pictures to submit, reduced in size. Only their names are stored on the phone, so that the member can
 * be asked to pick them again.
 */
export function useDocuments() {
  const [lost] = useState(() => withDraft(noNames, readFormDraft(documentsDraft, owner())));
  const nothing = (name: DocumentName): DocumentChoice => ({
    file: submissions.read()[0]?.[name] ?? null,
    preparing: false,
    problem: undefined,
    lost: lost[name],
  });
  const [choices, setChoices] = useState(() => ({ id_document: nothing('id_document'), selfie: nothing('selfie') }));
  const names = useRef(lost);
  const latest = useRef(new Map<DocumentName, File>());

  const change = (name: DocumentName, changed: Partial<DocumentChoice>) =>
    setChoices((before) => ({ ...before, [name]: { ...before[name], ...changed } }));

  const pick = async (name: DocumentName, picked: File) => {
    latest.current.set(name, picked);
    const as = owner();
    change(name, { preparing: true, problem: undefined });
    const ready = await prepareDocument(picked);
    if (latest.current.get(name) !== picked || owner() !== as) return;
    if (!(ready instanceof File)) return change(name, { preparing: false, problem: t(refusals[ready]) });
    change(name, { file: ready, preparing: false });
    names.current = { ...names.current, [name]: picked.name };
    writeFormDraft(documentsDraft, as, names.current);
  };

  return { choices, pick: (name: DocumentName, picked: File) => void pick(name, picked) };
}
