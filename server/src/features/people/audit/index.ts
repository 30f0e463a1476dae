export { checkLook } from './check-look.ts';
export { auditEntries, listAudit, logAct, noteListing, type AuditRow } from './audit.repository.ts';
export { listDocumentLooks, listSeenPictures, type PictureLook } from './looks.repository.ts';
export { verifyAudit } from './verify-audit.ts';
export { personalAudit } from './personal-data.repository.ts';
