import { plainDocumentNumber, type DocumentKind } from '@mwanzo/contract/trust/document-numbers';
import { getRow, getRows } from '../../../database/sql.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Config } from '../../../config/config.ts';
import type { Secret } from '../../../config/secret.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import { checkLook, listSeenPictures } from '../../people/audit/index.ts';
import { documentMark, isBanned as isBannedMark, keepDocument } from '../../core/bans/index.ts';
import { endClaim, holdsClaim } from '../../core/claims/index.ts';
import type { ProfileViewDependencies } from '../../people/profiles/index.ts';
import {
  findSubmission,
  hasSeenBoth,
  publishDecision,
  recordDecision,
  type DecisionInput,
} from '../verifications/index.ts';
import { explainRefusal, getModeratedVerification } from './get-moderated-verification.ts';
import { requireComparison } from './view-lookalike.ts';
import type { ModeratedVerification } from './present-moderated-verification.ts';

interface ModeratorsDecision extends Omit<DecisionInput, 'moderatorId'> {
  /** The number that the reviewer has read on the document, for an approval. */
  readonly document?: { readonly kind: DocumentKind; readonly number: string } | undefined;
}

interface DecideDependencies extends ProfileViewDependencies {
  readonly events: EventBus;
  readonly markKey: Secret;
  readonly config: Pick<Config, 'checksLooks'>;
}

/**
 * Decides a pending submission that the moderator holds. An approval is
 * valid only for the name and the first photo that the moderator has seen, after a look at both pictures, and for a
 * document that belongs to no other account. With a document of somebody who was banned it becomes a rejection.
 *
 * @throws ApiError not_found, already_decided, claimed_by_another (also when the moderator has not claimed it),
 * profile_changed, pictures_not_seen, looked_too_short, document_used, document_banned
 */
export async function decideVerification(
  dependencies: DecideDependencies,
  moderatorId: number,
  { document, ...input }: ModeratorsDecision,
): Promise<ModeratedVerification> {
  const { database, markKey, config } = dependencies;
  if (input.decision === 'approve') {
    const hasTicked = input.checks?.['not_another'] === true;
    await requireComparison(dependencies, moderatorId, input.verificationId, hasTicked);
  }
  const now = dependencies.clock.now();
  const mark = document ? markOf(document, markKey) : null;
  const claim = { moderatorId, kind: 'verification', subjectId: input.verificationId } as const;
  const { notified, isBanned } = await inTransaction(database, async (transaction) => {
    if (!(await holdsClaim(transaction, claim, now))) return { notified: null, isBanned: false };
    const banned = mark !== null && (await isBannedMark(transaction, { kind: 'document', marks: [mark] }));
    const decided = {
      ...(banned ? rejectionOf(input) : input),
      mustHaveLooked: input.decision === 'approve',
      moderatorId,
    };
    const told = await recordDecision(transaction, decided, now);
    const opened = { verificationId: input.verificationId };
    const isChecked = config.checksLooks;
    if (told) await checkLook(transaction, { moderatorId, opened, now, isChecked });
    if (told) await endClaim(transaction, claim.kind, claim.subjectId);
    if (told && mark && !banned) await keepMark(transaction, mark, input.verificationId, now);
    return { notified: told, isBanned: banned };
  });
  if (!notified) throw await refusalOf(dependencies, moderatorId, input);
  publishDecision(dependencies.events, notified);
  if (isBanned) throw new ApiError('document_banned');
  return getModeratedVerification(dependencies, moderatorId, input.verificationId);
}

function markOf({ kind, number }: { kind: DocumentKind; number: string }, key: Secret): Buffer {
  const plain = plainDocumentNumber(kind, number);
  // The contract has refused such a number already. The number itself must not appear in a message.
  if (plain === null) throw new ApiError('invalid_input');
  return documentMark(kind, plain, key);
}

/** The member gets the same text as somebody with a second account. */
function rejectionOf(input: ModeratorsDecision): ModeratorsDecision {
  const checks = { ...input.checks, document_banned: true };
  return { verificationId: input.verificationId, decision: 'reject', reasonCode: 'document_used', checks };
}

/** @throws ApiError document_used, which rolls the whole decision back */
async function keepMark(transaction: Transaction, mark: Buffer, id: number, now: Date): Promise<void> {
  const submission = await getRow(transaction, findSubmission, { id });
  if (!submission || !(await getRow(transaction, keepDocument, { ...submission, mark, now })))
    throw new ApiError('document_used');
}

async function refusalOf(
  dependencies: DecideDependencies,
  moderatorId: number,
  { verificationId, decision }: ModeratorsDecision,
): Promise<ApiError> {
  const refusal = await explainRefusal(dependencies, moderatorId, verificationId);
  if (refusal.code !== 'profile_changed' || decision !== 'approve') return refusal;
  const looks = await getRows(dependencies.database, listSeenPictures, { moderatorId, verificationId });
  return hasSeenBoth(looks.map(({ action }) => action)) ? refusal : new ApiError('pictures_not_seen');
}
