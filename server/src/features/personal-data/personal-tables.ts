import type { PersonalTable, PersonalTables } from '../../database/personal-table.ts';
import { personalAccounts } from '../people/accounts/index.ts';
import { personalAllowances } from '../core/allowances/index.ts';
import { personalAudit } from '../people/audit/index.ts';
import { personalBans } from '../core/bans/index.ts';
import { personalCalls } from '../conversations/calls/index.ts';
import { personalChanges } from '../core/changes/index.ts';
import { personalMedia } from '../conversations/chat-media/index.ts';
import { personalClaims } from '../core/claims/index.ts';
import { personalConsents } from '../core/consents/index.ts';
import { personalDates } from '../conversations/dates/index.ts';
import { personalDecks } from '../discovery/deck/index.ts';
import { personalDocumentGrants } from '../trust/document-looks/index.ts';
import { personalInstallation } from '../core/installation/index.ts';
import { personalKeeps } from '../people/keeps/index.ts';
import { personalStates } from '../discovery/matching/index.ts';
import { personalLikes } from '../discovery/likes/index.ts';
import { personalMails } from '../notices/mails/index.ts';
import { personalVersions } from '../discovery/matching/index.ts';
import { personalMatches } from '../conversations/matches/index.ts';
import { personalMembers } from '../core/members/index.ts';
import { personalMessages } from '../conversations/messages/index.ts';
import { personalNotifications } from '../notices/notifications/index.ts';
import { personalPairs } from '../core/pairs/index.ts';
import { personalPastConversations } from '../conversations/past-conversations/index.ts';
import { personalPayments } from '../billing/payments/index.ts';
import { personalPhotos } from '../people/photos/index.ts';
import { personalPremium } from '../core/premium/index.ts';
import { personalPresence } from '../people/presence/index.ts';
import { personalProfiles } from '../people/profiles/index.ts';
import { personalPushes } from '../notices/push/index.ts';
import { personalRecovery } from '../people/recovery/index.ts';
import { personalReports } from '../trust/reports/index.ts';
import { personalFactors } from '../people/second-factors/index.ts';
import { personalSettings } from '../people/settings/index.ts';
import { personalSwitches } from '../core/switches/index.ts';
import { personalWarnings } from '../conversations/shield/index.ts';
import { personalVerifications } from '../trust/verifications/index.ts';
import { personalErasures } from './erasures.repository.ts';
import { documentRows, personalExports } from './exports.repository.ts';
import { personalStatement, type PersonalStatement } from './personal-statement.ts';

/** The rule for every table's rows in the export and at a deletion, in the order of the archive. */
export const personalTables: PersonalTables = {
  ...personalMembers,
  ...personalAccounts,
  ...personalProfiles,
  ...personalPhotos,
  ...personalChanges,
  ...personalPairs,
  ...personalMatches,
  ...personalMessages,
  ...personalMedia,
  ...personalPastConversations,
  ...personalNotifications,
  ...personalCalls,
  ...personalDates,
  ...personalPayments,
  ...personalReports,
  ...personalWarnings,
  ...personalVerifications,
  ...personalConsents,
  ...personalSettings,
  ...personalPresence,
  ...personalPremium,
  ...personalAllowances,
  ...personalKeeps,
  ...personalDecks,
  ...personalStates,
  ...personalLikes,
  ...personalMails,
  ...personalRecovery,
  ...personalFactors,
  ...personalPushes,
  ...personalExports,
  ...personalErasures,
  ...personalInstallation,
  ...personalSwitches,
  ...personalVersions,
  ...personalClaims,
  ...personalDocumentGrants,
  ...personalAudit,
  ...personalBans,
};

export interface ExportedDocument {
  readonly document: string;
  readonly rows: PersonalStatement;
}

/** The documents of an export. */
export function listDocuments(tables: PersonalTables = personalTables): ExportedDocument[] {
  return Object.values(tables).flatMap(({ exported }) =>
    'document' in exported ? [{ document: exported.document, rows: documentRows(exported.rows) }] : [],
  );
}

/** The statements that erase what does not go with the account's own row. */
export function listErasures(tables: PersonalTables = personalTables): PersonalStatement[] {
  return Object.values(tables).flatMap(({ erased = [] }: PersonalTable) => erased.map(personalStatement));
}
