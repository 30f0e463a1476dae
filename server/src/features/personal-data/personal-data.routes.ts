import type { consentEndpoints } from '@mwanzo/contract/core/consents';
import type { personalDataEndpoints } from '@mwanzo/contract/personal-data';
import type { Secret } from '../../config/secret.ts';
import type { PasswordHasher } from '../../gateways/passwords/password-hasher.ts';
import type { Handlers } from '../../http/handler.ts';
import { requirePassword, type PasswordChecks } from '../people/accounts/index.ts';
import { getRows } from '../../database/sql.ts';
import { listConsents } from '../core/consents/index.ts';
import { deleteAccount } from './delete-account.ts';
import { mailDeletion, type DeletionMailDependencies } from './deletion-mail.ts';
import type { EraseFilesDependencies } from './erase-files.ts';
import { exportAccount } from './export-account.ts';
import { withdrawConsent } from './withdraw-consent.ts';

interface PersonalDataDependencies extends EraseFilesDependencies, DeletionMailDependencies {
  readonly passwords: PasswordHasher;
  readonly passwordChecks: PasswordChecks;
  readonly secretKey: Secret;
}

export function personalDataRoutes(
  dependencies: PersonalDataDependencies,
): Handlers<typeof personalDataEndpoints & typeof consentEndpoints> {
  return {
    exportAccount: async ({ body }, { caller, network, cookies, language }) => {
      await requirePassword(dependencies, { userId: caller.userId, password: body.password, network, cookies });
      return exportAccount(dependencies, caller.userId, language);
    },
    listConsents: async (_, { caller }) => {
      const rows = await getRows(dependencies.database, listConsents, { userId: caller.userId });
      return rows.map(({ purpose, version, givenAt, withdrawnAt }) => ({
        purpose,
        version,
        given_at: givenAt.toISOString(),
        withdrawn_at: withdrawnAt?.toISOString() ?? null,
      }));
    },
    withdrawConsent: ({ params }, { caller }) => withdrawConsent(dependencies, caller.userId, params.purpose),
    deleteAccount: async ({ body }, { caller, network, cookies }) => {
      await requirePassword(dependencies, { userId: caller.userId, password: body.password, network, cookies });
      const former = await deleteAccount(dependencies, caller.userId);
      if (former) mailDeletion(dependencies, former);
    },
  };
}
