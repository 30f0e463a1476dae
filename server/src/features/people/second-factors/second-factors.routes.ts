import type { secondFactorEndpoints } from '@mwanzo/contract/people/second-factors';
import { getRow } from '../../../database/sql.ts';
import type { Handlers } from '../../../http/handler.ts';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor, renewRecoveryCodes } from './change-second-factor.ts';
import type { SecondFactorDependencies } from './second-factor-dependencies.ts';
import { readFactor } from './second-factors.repository.ts';

export function secondFactorRoutes(dependencies: SecondFactorDependencies): Handlers<typeof secondFactorEndpoints> {
  const { database } = dependencies;
  return {
    getSecondFactor: async (_, { caller }) => {
      const factor = await getRow(database, readFactor, { userId: caller.userId });
      return { is_on: factor?.isOn ?? false, recovery_codes_left: factor?.codesLeft ?? 0 };
    },
    beginSecondFactor: ({ body }, { caller, network, cookies }) =>
      beginSecondFactor(dependencies, { userId: caller.userId, ...body, network, cookies }),
    confirmSecondFactor: ({ body }, { caller }) => confirmSecondFactor(dependencies, caller.userId, body.code),
    renewRecoveryCodes: ({ body }, { caller, network, cookies }) =>
      renewRecoveryCodes(dependencies, { userId: caller.userId, ...body, network, cookies }),
    endSecondFactor: ({ body }, { caller, network, cookies }) =>
      endSecondFactor(dependencies, { userId: caller.userId, ...body, network, cookies }),
  };
}
