import { expect, test } from 'vitest';
import { explain } from '../../testing/explain.ts';
import { setUpTestDatabase } from '../../testing/test-database.ts';
import { auditStatements } from './audit.repository.ts';

const { database } = await setUpTestDatabase();

test('the audit is read by its index', async () => {
  const plan = await explain(database, auditStatements.listAudit.text, [1, 2]);
  expect(plan).toContain('moderation_audit_pkey');
  expect(plan).not.toContain('Seq Scan');
});
