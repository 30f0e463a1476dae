import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { emailOf } from '../../people/accounts/index.ts';
import { documentMarksOf } from '../../core/bans/index.ts';
import { perceptualHashesOfMember } from '../../people/photos/index.ts';

const findEmail = prepared<{ email: string }>(
  'find-email-of-banned',
  `select ${emailOf('member')} as email from users member where member.id = $1`,
);

const listLooks = prepared<{ bits: string }>('list-looks-of-banned', perceptualHashesOfMember('$1::bigint'));

const listDocumentMarks = prepared<{ mark: Buffer }>('list-document-marks-of-banned', documentMarksOf('$1::bigint'));

/** Reads the facts by which a banned member is recognised when they come again. */
export function createBannedMemberRepository(on: Transaction) {
  return {
    async findEmail(userId: number): Promise<string | null> {
      const [row] = await runPrepared(on, findEmail, [userId]);
      return row?.email ?? null;
    },

    /** The perceptual hashes of the member's photos, in binary digits. */
    async listLooks(userId: number): Promise<string[]> {
      return (await runPrepared(on, listLooks, [userId])).map(({ bits }) => bits);
    },

    async listDocumentMarks(userId: number): Promise<Buffer[]> {
      return (await runPrepared(on, listDocumentMarks, [userId])).map(({ mark }) => mark);
    },
  };
}
