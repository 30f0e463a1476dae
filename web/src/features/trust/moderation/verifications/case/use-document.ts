import { plainDocumentNumber, type DocumentKind } from '@mwanzo/contract/trust/document-numbers';
import { useRef, useState, type RefObject } from 'react';
import { documents } from '../../../../../i18n/documents.ts';
import type { Message } from '../../../../../i18n/define-messages.ts';
import type { DecisionBody } from './case.ts';

type TypedDocument = NonNullable<DecisionBody['document']>;

export interface DocumentEntry {
  readonly typed: TypedDocument;
  /** The document for the request; null while the typed number does not fit its kind. */
  readonly document: TypedDocument | null;
  readonly problem: Message | null;
  readonly change: (change: Partial<TypedDocument>) => void;
  /** Shows the error in the number's format, after it was typed. */
  readonly check: () => void;
  /** The field of the number. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** Called when the number belongs to another account. */
  readonly refuse: () => void;
}

const nothing: TypedDocument = { kind: 'national_id' satisfies DocumentKind, number: '' };

/** Holds the document's number as the reviewer types it. */
export function useDocument(): DocumentEntry {
  const [typed, setTyped] = useState(nothing);
  const [problem, setProblem] = useState<Message | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isNumber = plainDocumentNumber(typed.kind, typed.number) !== null;
  return {
    typed,
    document: isNumber ? typed : null,
    problem,
    field,
    change(change) {
      setTyped({ ...typed, ...change });
      setProblem(null);
    },
    check: () => {
      if (!isNumber && typed.number.trim() !== '') setProblem(documents.wrongForm);
    },
    refuse: () => setProblem(documents.used),
  };
}
