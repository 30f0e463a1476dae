import type { recoveryEndpoints } from '@mwanzo/contract/people/recovery';
import type { Handlers } from '../../../http/handler.ts';
import { readKnownDevice } from '../accounts/index.ts';
import { askForReset } from './ask-for-reset.ts';
import { askForEmail, confirmEmail, getEmail, sendConfirmation } from './change-email.ts';
import { changePassword } from './change-password.ts';
import type { RecoveryDependencies } from './recovery-dependencies.ts';
import { resetPassword, undoEmail } from './reset-password.ts';

export function recoveryRoutes(dependencies: RecoveryDependencies): Handlers<typeof recoveryEndpoints> {
  return {
    askForReset: ({ body }, { cookies }) => {
      const isKnownDevice = readKnownDevice(cookies, dependencies.secretKey).knows(body.email);
      return askForReset(dependencies, { ...body, isKnownDevice });
    },
    resetPassword: ({ body }, { network }) => resetPassword(dependencies, { ...body, network }),
    changePassword: ({ body }, { caller, network, cookies }) =>
      changePassword(dependencies, { ...caller, network, cookies }, body),
    getEmail: (_, { caller }) => getEmail(dependencies, caller.userId),
    changeEmail: ({ body }, { caller, network, cookies }) =>
      askForEmail(dependencies, { ...caller, network, cookies }, body),
    confirmEmail: ({ body }) => confirmEmail(dependencies, body.token),
    undoEmail: ({ body }, { network }) => undoEmail(dependencies, { ...body, network }),
    sendConfirmation: (_, { caller }) => sendConfirmation(dependencies, caller.userId),
  };
}
