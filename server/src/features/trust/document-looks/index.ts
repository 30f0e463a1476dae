export { checkDocumentLook } from './check-document-look.ts';
export { forgetGrants } from './forget-grants.ts';
export { personalDocumentGrants } from './personal-data.repository.ts';
