import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { switchNames } from './switch-names.ts';

export const switchName = z.enum(switchNames);

export const switchEndpoints = {
  listSwitchesOff: defineEndpoint({
    method: 'GET',
    path: '/api/switches/',
    summary:
      'What is switched off now, with its text for members in the language of the request. Meanwhile every response ' +
      'of the API names it in the header `switched-off`.',
    access: 'public',
    status: 200,
    response: z.array(z.object({ switch: switchName, text: z.string() })),
    errors: [],
    limit: 'read',
  }),
};
