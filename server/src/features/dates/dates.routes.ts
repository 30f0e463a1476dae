import type { datePlanEndpoints } from '@mwanzo/contract/date-plans';
import type { Handlers } from '../../http/handler.ts';
import { isRobot } from '../../http/is-robot.ts';
import { cancelPlan, changeCheckIn, createPlan, listPlans, sayFine, takeBackFine } from './manage-plans.ts';
import { showSharedPlan, type SharedPlanDependencies } from './show-shared-plan.ts';

export function dateRoutes(dependencies: SharedPlanDependencies): Handlers<typeof datePlanEndpoints> {
  return {
    listDatePlans: (_, { caller }) => listPlans(dependencies, caller.userId),
    createDatePlan: ({ body }, { caller }) => createPlan(dependencies, caller.userId, body),
    sayFine: ({ params }, { caller }) => sayFine(dependencies, caller.userId, params.id),
    takeBackFine: ({ params }, { caller }) => takeBackFine(dependencies, caller.userId, params.id),
    changeCheckIn: ({ params, body }, { caller }) =>
      changeCheckIn(dependencies, caller.userId, params.id, new Date(body.check_in_at)),
    cancelDatePlan: ({ params }, { caller }) => cancelPlan(dependencies, caller.userId, params.id),
    showSharedPlan: ({ query }, { language, userAgent, setHeaders }) => {
      setHeaders({ 'x-robots-tag': 'noindex, nofollow, noarchive' });
      const visitor = { language, isRobot: isRobot(userAgent), isRenewed: query.renewed === true };
      return showSharedPlan(dependencies, query.token, visitor);
    },
  };
}
