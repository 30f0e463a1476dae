export { checkLook } from './check-look.ts';
export { auditEntries, hasLooked, writeAudit } from './audit-sql.ts';
export { createAuditRepository, createDocumentLooksRepository, logAct } from './audit.repository.ts';
export { verifyAudit } from './verify-audit.ts';
export { personalAudit } from './personal-data.repository.ts';
