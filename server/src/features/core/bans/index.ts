export { addMarks, isBanned, isPhotoBanned, removeMarks } from './bans.repository.ts';
export { isSamePictureHash, hashBitsOf } from './perceptual-hash-sql.ts';
export { forgetDocument, keepDocument, listDocumentMarks } from './identity-documents.repository.ts';
export { documentMark, emailMark, photoMarks, pretendDocumentMark } from './marks.ts';
export { personalBans } from './personal-data.repository.ts';
