import type { Page } from '@playwright/test';
import type { DatePlan } from '../../../contract/src/conversations/date-plans.ts';
import { makeMatch, makeVerifiedMember } from '../../people/verified-member.ts';
import type { WaitingMember } from '../../people/waiting-member.ts';
import { apiRequest } from '../../server/api-requests.ts';
import { test as base } from '../../test.ts';

interface Couple {
  couple: { one: WaitingMember; other: WaitingMember };
}

/** The test's member has one match. */
export const test = base.extend<Couple>({
  couple: async ({}, use) => {
    const [one, other] = [await makeVerifiedMember(), await makeVerifiedMember()];
    await makeMatch(one, other);
    await use({ one, other });
  },
  signedInAs: async ({ couple }, use) => use(couple.one.email),
});

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const plansOf = async (token: string) =>
  (await (await apiRequest('GET', '/api/date-plans/', { token })).json()) as DatePlan[];
