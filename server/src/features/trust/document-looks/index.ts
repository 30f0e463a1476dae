export { checkDocumentLook } from './check-document-look.ts';
export { isModeratorNow } from './grants.repository.ts';
export { forgetGrants } from './forget-grants.ts';
export { personalDocumentGrants } from './personal-data.repository.ts';
