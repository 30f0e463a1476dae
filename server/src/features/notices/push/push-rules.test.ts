import { expect, test } from 'vitest';
import { decidePush } from './push-rules.ts';

const now = new Date('2026-11-26T20:00:00Z');
const item = { kind: 'match', actorId: 2, actorName: null, details: {} } as const;
const [awake, asleep] = [
  { quietFrom: 0, quietTo: 0, showsNames: false },
  { quietFrom: 22 * 60, quietTo: 7 * 60, showsNames: false },
];

test.each([
  ['news are pushed', { items: [item], isHere: false, choices: awake }, { kind: 'send' }],
  ['without news nothing is pushed, at any hour', { items: [], isHere: true, choices: asleep }, { kind: 'needless' }],
  [
    'a member who has the app open gets them a minute later, if they are still unread then',
    { items: [item], isHere: true, choices: asleep },
    { kind: 'wait', until: new Date('2026-11-26T20:01:00Z') },
  ],
  [
    'quiet hours end first',
    { items: [item], isHere: false, choices: asleep },
    { kind: 'wait', until: new Date('2026-11-27T04:00:00Z') },
  ],
])('%s', (_title, news, decision) => {
  expect(decidePush(news, now)).toEqual(decision);
});
