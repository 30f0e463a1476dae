export { checkLook } from './check-look.ts';
export { auditEntries } from './audit-sql.ts';
export { listAudit, logAct, noteListing, type AuditRow } from './audit.repository.ts';
export { listSeenPictures, lockDocumentLooks, type PictureLook } from './looks.repository.ts';
export { verifyAudit } from './verify-audit.ts';
export { personalAudit } from './personal-data.repository.ts';
