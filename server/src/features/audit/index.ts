export { hasLooked, writeAudit } from './audit-sql.ts';
export { createAuditRepository, createDocumentLooksRepository } from './audit.repository.ts';
export { verifyAudit } from './verify-audit.ts';
export { personalAudit } from './personal-data.repository.ts';
