import { plainDocumentNumber, type DocumentKind } from '@mwanzo/contract/document-numbers';
import { useState } from 'react';
import { documents } from '../../../../i18n/documents.ts';
import type { Message } from '../../../../i18n/define-messages.ts';
import type { DecisionBody } from './case.ts';

type TypedDocument = NonNullable<DecisionBody['document']>;

export interface DocumentEntry {
  readonly typed: TypedDocument;
  /** What the server is told; null while no document of that kind has such a number. */
  readonly document: TypedDocument | null;
  readonly problem: Message | null;
  readonly change: (change: Partial<TypedDocument>) => void;
  /** Shows what is wrong with the form of the number, once it was typed. */
  readonly check: () => void;
  /** The number that was sent belongs to another account. */
  readonly refuse: () => void;
}

const nothing: TypedDocument = { kind: 'national_id' satisfies DocumentKind, number: '' };

/** The number of the document, as the reviewer types it. */
export function useDocument(): DocumentEntry {
  const [typed, setTyped] = useState(nothing);
  const [problem, setProblem] = useState<Message | null>(null);
  const isNumber = plainDocumentNumber(typed.kind, typed.number) !== null;
  return {
    typed,
    document: isNumber ? typed : null,
    problem,
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
