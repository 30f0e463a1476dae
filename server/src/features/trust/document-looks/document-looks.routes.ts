import type { documentLookEndpoints } from '@mwanzo/contract/trust/document-looks';
import type { Handlers } from '../../../http/handler.ts';
import { answerAskedDocuments } from './answer-asked-documents.ts';
import { askForDocuments, type DocumentLooksDependencies } from './ask-for-documents.ts';
import { listAskedDocuments } from './list-asked-documents.ts';

export function documentLookRoutes(dependencies: DocumentLooksDependencies): Handlers<typeof documentLookEndpoints> {
  return {
    listAskedDocuments: (_, { caller }) => listAskedDocuments(dependencies, caller.userId),
    askForDocuments: (_, { caller }) => askForDocuments(dependencies, caller.userId),
    answerAskedDocuments: ({ params, body }, { caller }) =>
      answerAskedDocuments(dependencies, caller.userId, { id: params.id, answer: body.answer }),
  };
}
