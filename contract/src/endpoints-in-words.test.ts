import { expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpointInWords } from './endpoint-in-words.fixture.ts';
import { endpoints } from './endpoints.ts';
import { errorCodes } from './error-codes.ts';

// A released client reads what it read yesterday: a field that is gone, may be null or has another choice breaks it.
test('every endpoint is reached, refused and responded to as yesterday', async () => {
  const described = new Map<string, string>();
  const all = Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => endpointInWords(name, endpoint, described));
  await expect(`${all.join('\n\n')}\n`).toMatchFileSnapshot('./in-words/endpoints.txt');
});

test('every refusal says the same to those who read the API’s responses', async () => {
  const all = Object.entries(errorCodes).map(([code, { status, detail }]) => `${status} ${code}: ${detail}`);
  await expect(`${all.join('\n')}\n`).toMatchFileSnapshot('./in-words/error-codes.txt');
});
