import type { switchEndpoints } from '@mwanzo/contract/core/switches';
import { switchNames } from '@mwanzo/contract/core/switch-names';
import type { Handlers } from '../../../http/handler.ts';
import { switchTexts } from './switch-texts.ts';
import type { Switches } from './switches.ts';

interface SwitchRoutesDependencies {
  readonly switches: Switches;
}

export function switchRoutes({ switches }: SwitchRoutesDependencies): Handlers<typeof switchEndpoints> {
  return {
    listSwitchesOff: async (_, { language }) =>
      switchNames
        .filter((name) => switches.isOff(name))
        .map((name) => ({ switch: name, text: switchTexts[name].notice[language] })),
  };
}
