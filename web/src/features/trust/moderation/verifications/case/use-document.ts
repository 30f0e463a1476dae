import { plainDocumentNumber, type DocumentKind } from '@mwanzo/contract/trust/document-numbers';
import { useRef, useState } from 'react';
import { documents } from '../../../../../i18n/documents.ts';
import type { Message } from '../../../../../i18n/define-messages.ts';
import type { DecisionBody } from './case-queries.ts';

type TypedDocument = NonNullable<DecisionBody['document']>;
export type DocumentEntry = ReturnType<typeof useDocument>;

const nothing: TypedDocument = { kind: 'national_id' satisfies DocumentKind, number: '' };

/** Holds the document's number as the reviewer types it. */
export function useDocument() {
  const [typed, setTyped] = useState(nothing);
  const [problem, setProblem] = useState<Message | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isNumber = plainDocumentNumber(typed.kind, typed.number) !== null;
  return {
    typed,
    /** The document for the request; null while the typed number does not fit its kind. */
    document: isNumber ? typed : null,
    problem,
    /** The field of the number. */
    field,
    change(change: Partial<TypedDocument>) {
      setTyped({ ...typed, ...change });
      setProblem(null);
    },
    /** Shows the error in the number's format, after it was typed. */
    check: () => {
      if (!isNumber && typed.number.trim() !== '') setProblem(documents.wrongForm);
    },
    /** Called when the number belongs to another account. */
    refuse: () => setProblem(documents.used),
  };
}
