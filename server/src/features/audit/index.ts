export { writeAudit } from './audit-sql.ts';
export { createAuditRepository } from './audit.repository.ts';
