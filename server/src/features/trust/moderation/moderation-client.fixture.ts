import { expect } from 'vitest';
import type { TestApp } from '../../../testing/build-test-app.ts';
import type { TestMember } from '../../../testing/factories.ts';
import { makeFlat } from '../../../testing/images/make-images.ts';
import { makeForm } from '../../../testing/make-form.ts';
import { submissionFields } from '../../../testing/submission-fields.ts';

export const queueUrl = '/api/moderation/verifications/';

const selfie = await makeFlat(60, 80, '#b33').jpeg().toBuffer();
const document = await makeFlat(90, 60, '#3b3').png().toBuffer();

export const allChecks = {
  same_person: true,
  photo_fits: true,
  name_fits: true,
  age_fits: true,
  document_genuine: true,
  pose_fits: true,
};
/** Every submission has its own document. */
const documentOf = (id: number) => ({ kind: 'national_id', number: String(20_000_000 + id) });

/** The requests of members and reviewers that the tests of moderation repeat. */
export function createModerationClient({ inject, database }: TestApp) {
  const get = (caller: TestMember, url: string) => inject({ url, headers: caller.headers });
  const post = (caller: TestMember, url: string, payload: object = {}) =>
    inject({ method: 'POST', url, headers: caller.headers, payload });
  const claim = (caller: TestMember, id: number) => post(caller, `${queueUrl}${id}/claim/`);
  /** Claims the submission and looks at both pictures. */
  async function look(caller: TestMember, id: number): Promise<void> {
    await claim(caller, id);
    for (const picture of ['selfie', 'id_document']) await get(caller, `${queueUrl}${id}/${picture}/`);
  }
  /** The approval of the profile that a reviewer now sees in the queue, after a look at both pictures. */
  async function approval(caller: TestMember, id: number, more: object = {}) {
    await look(caller, id);
    const response = await get(caller, queueUrl);
    const waiting: { id: number; name: string; photo_detail: { id: number } | null }[] =
      response.statusCode === 200 ? response.json() : [];
    const seen = waiting.find((each) => each.id === id);
    return {
      decision: 'approve',
      checks: allChecks,
      seen: { name: seen?.name ?? 'Not in the queue', photo_id: seen?.photo_detail?.id ?? null },
      document: documentOf(id),
      ...more,
    };
  }
  async function auditOf(id: number): Promise<{ moderator_id: number; action: string }[]> {
    const text = 'select moderator_id, action from moderation_audit where verification_id = $1 order by id';
    return (await database.pool.query(text, [id])).rows;
  }
  return {
    approval,
    look,
    get,
    post,
    claim,
    /** Claims the submission and decides it. */
    async decide(caller: TestMember, id: number, payload?: object) {
      const body = payload ?? (await approval(caller, id));
      await claim(caller, id);
      return post(caller, `${queueUrl}${id}/decide/`, body);
    },
    notificationsOf: async (member: TestMember) => (await get(member, '/api/notifications/')).json(),

    auditOf,
    /** A quarter of an hour passes for every claim. */
    async lapseClaims(): Promise<void> {
      await database.pool.query("update review_claims set claimed_at = claimed_at - interval '15 minutes'");
    },

    /** The audit's entries about a submission, without the claims and the looks at its pictures. */
    async decisionsOf(id: number) {
      return (await auditOf(id)).filter(({ action }) => !action.startsWith('view_') && action !== 'claim');
    },

    /** Sends a selfie of 60 px and a document of 90 px in width; returns the id of the submission. */
    async submit(member: TestMember): Promise<number> {
      const payload = makeForm({
        ...(await submissionFields({ inject }, member.headers)),
        selfie,
        id_document: document,
      });
      const sent = await inject({ method: 'POST', url: '/api/verify/', headers: member.headers, payload });
      expect(sent.statusCode).toBe(201);
      const text = "select id from verifications where user_id = $1 and status = 'pending'";
      return (await database.pool.query(text, [member.id])).rows[0].id;
    },
  };
}
