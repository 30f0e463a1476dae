export { createBansRepository } from './bans.repository.ts';
export { isSamePictureHash, hashBitsOf } from './perceptual-hash-sql.ts';
export { documentMarksOf, forgetDocument, keepDocument } from './identity-document-sql.ts';
export { documentMark, emailMark, photoMarks, pretendDocumentMark } from './marks.ts';
export { personalBans } from './personal-data.repository.ts';
