import type { PersonalTable, PersonalTables } from '../../database/personal-table.ts';
import { personalAccounts } from '../accounts/index.ts';
import { personalAllowances } from '../allowances/index.ts';
import { personalAudit } from '../audit/index.ts';
import { personalBans } from '../bans/index.ts';
import { personalCalls } from '../calls/index.ts';
import { personalChanges } from '../changes/index.ts';
import { personalMedia } from '../chat-media/index.ts';
import { personalClaims } from '../claims/index.ts';
import { personalConsents } from '../consents/index.ts';
import { personalDates } from '../dates/index.ts';
import { personalDecks } from '../deck/index.ts';
import { personalDocumentGrants } from '../document-looks/index.ts';
import { personalInstallation } from '../installation/index.ts';
import { personalKeeps } from '../keeps/index.ts';
import { personalLikes } from '../likes/index.ts';
import { personalMails } from '../mails/index.ts';
import { personalMatches } from '../matches/index.ts';
import { personalMessages } from '../messages/index.ts';
import { personalNotifications } from '../notifications/index.ts';
import { personalPairs } from '../pairs/index.ts';
import { personalPastConversations } from '../past-conversations/index.ts';
import { personalPayments } from '../payments/index.ts';
import { personalPhotos } from '../photos/index.ts';
import { personalPremium } from '../premium/index.ts';
import { personalPresence } from '../presence/index.ts';
import { personalProfiles } from '../profiles/index.ts';
import { personalPushes } from '../push/index.ts';
import { personalRecovery } from '../recovery/index.ts';
import { personalReports } from '../reports/index.ts';
import { personalFactors } from '../second-factors/index.ts';
import { personalSettings } from '../settings/index.ts';
import { personalWarnings } from '../shield/index.ts';
import { personalVerifications } from '../verifications/index.ts';
import { personalErasures } from './erasures.repository.ts';
import { personalExports } from './exports.repository.ts';

/** The rule for every table's rows in the export and at a deletion, in the order of the archive. */
export const personalTables: PersonalTables = {
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
  ...personalLikes,
  ...personalMails,
  ...personalRecovery,
  ...personalFactors,
  ...personalPushes,
  ...personalExports,
  ...personalErasures,
  ...personalInstallation,
  ...personalClaims,
  ...personalDocumentGrants,
  ...personalAudit,
  ...personalBans,
};

export interface ExportedDocument {
  readonly document: string;
  readonly rows: string;
}

/** The documents of an export. */
export function listDocuments(tables: PersonalTables = personalTables): ExportedDocument[] {
  return Object.values(tables).flatMap(({ exported }) => ('document' in exported ? [exported] : []));
}

/** The statements that erase what does not go with the account's own row. */
export function listErasures(tables: PersonalTables = personalTables): string[] {
  return Object.values(tables).flatMap(({ erased = [] }: PersonalTable) => erased);
}
