import { expect, test } from 'vitest';
import { getRows } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { planOf } from '../../../testing/explain.ts';
import { createMember } from '../../../testing/factories.ts';
import { listAudit, logAct, noteListing } from './audit.repository.ts';
import { listDocumentLooks, listFirstLooks } from './looks.repository.ts';

const testApp = await buildTestApp();
const { database } = testApp;

test('the audit is read by its index', async () => {
  const plan = await planOf(database, listAudit, { moderatorId: 1, before: 2 });
  expect(plan).toContain('moderation_audit_pkey');
  expect(plan).not.toContain('Seq Scan');
});

test('the looks of a reviewer at a case are read by the index', async () => {
  const looks = { moderatorId: 1, since: new Date(), changeId: 1 };
  const plan = await planOf(database, listFirstLooks, looks);
  expect(plan).toContain('moderation_audit_of_moderator');
});

test('who lists a queue is noted once in a quarter of an hour, for each queue and moderator', async () => {
  const [one, another] = [
    await createMember(testApp, { role: 'moderator' }),
    await createMember(testApp, { role: 'moderator' }),
  ];
  const at = (minutes: number) => new Date(Date.parse('2026-11-22T09:00:00Z') + minutes * 60_000);
  const note = (moderatorId: number, queue: 'list_reports' | 'list_photos', minutes: number) =>
    getRows(database, noteListing, { moderatorId, queue, now: at(minutes) });
  await note(one.id, 'list_reports', 0);
  await note(one.id, 'list_reports', 14);
  await note(one.id, 'list_photos', 14);
  await note(another.id, 'list_reports', 14);
  await note((await createMember(testApp)).id, 'list_reports', 14);
  await note(one.id, 'list_reports', 15);
  const { rows } = await database.pool.query('select moderator_id, action from moderation_audit order by place');
  expect(rows).toEqual([
    { moderator_id: one.id, action: 'list_reports' },
    { moderator_id: one.id, action: 'list_photos' },
    { moderator_id: another.id, action: 'list_reports' },
    { moderator_id: one.id, action: 'list_reports' },
  ]);
  const listing = { moderatorId: one.id, queue: 'list_reports', now: at(0) } as const;
  const noting = await planOf(database, noteListing, listing);
  expect(noting).toContain('moderation_audit_of_moderator');
});

test('a document that is looked at again counts from its latest look, once', async () => {
  const { id: moderatorId } = await createMember(testApp, { role: 'moderator' });
  const at = (minutes: number) => new Date(Date.parse('2026-11-22T09:00:00Z') + minutes * 60_000);
  for (const [verificationId, minutes] of [
    [7, 0],
    [8, 5],
    [7, 50],
  ] as const)
    await inTransaction(database, (transaction) =>
      logAct(transaction, { moderatorId, action: 'view_id_document', verificationId, userId: 1 }, at(minutes)),
    );
  const looks = await getRows(database, listDocumentLooks, { moderatorId, since: at(-1) });
  expect(looks.toSorted((one, other) => one.verificationId - other.verificationId)).toEqual([
    { verificationId: 7, at: at(50) },
    { verificationId: 8, at: at(5) },
  ]);
});

test('whoever is no moderator any more reads nothing of it, though they have acted in it', async () => {
  const { id: moderatorId } = await createMember(testApp, { role: 'moderator' });
  await inTransaction(database, (transaction) =>
    logAct(transaction, { moderatorId, action: 'claim', verificationId: 9, userId: 1 }, new Date()),
  );
  const read = () => getRows(database, listAudit, { moderatorId, before: Number.MAX_SAFE_INTEGER });
  expect(await read()).toContainEqual(expect.objectContaining({ moderatorId, verificationId: 9 }));
  await database.pool.query("update users set role = 'member' where id = $1", [moderatorId]);
  expect(await read()).toEqual([]);
});
