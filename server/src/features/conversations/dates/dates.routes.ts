import type { datePlanEndpoints } from '@mwanzo/contract/conversations/date-plans';
import type { Handlers } from '../../../http/handler.ts';
import { isRobot } from '../../../http/is-robot.ts';
import { cancelPlan, changeCheckIn, createPlan, listPlans, sayFine, takeBackFine } from './manage-plans.ts';
import { openSharedPlan, showSharedPlan, type SharedPlanDependencies } from './show-shared-plan.ts';

const unlisted = { 'x-robots-tag': 'noindex, nofollow, noarchive' } as const;

export function dateRoutes(dependencies: SharedPlanDependencies): Handlers<typeof datePlanEndpoints> {
  return {
    listDatePlans: (_, { caller }) => listPlans(dependencies, caller.userId),
    createDatePlan: ({ body }, { caller }) => createPlan(dependencies, caller.userId, body),
    sayFine: ({ params }, { caller }) => sayFine(dependencies, caller.userId, params.id),
    takeBackFine: ({ params }, { caller }) => takeBackFine(dependencies, caller.userId, params.id),
    changeCheckIn: ({ params, body }, { caller }) =>
      changeCheckIn(dependencies, caller.userId, params.id, new Date(body.check_in_at)),
    cancelDatePlan: ({ params }, { caller }) => cancelPlan(dependencies, caller.userId, params.id),
    showSharedPlan: ({ query }, { language, setHeaders }) => {
      setHeaders(unlisted);
      return showSharedPlan(dependencies, query.token, { language, isRenewed: query.renewed === true });
    },
    openSharedPlan: ({ query }, { language, userAgent, setHeaders }) => {
      setHeaders(unlisted);
      return openSharedPlan(dependencies, query.token, { language, isRobot: isRobot(userAgent) });
    },
  };
}
