import { warningKinds } from '@mwanzo/contract/conversations/warnings';
import { changedParts, reportDecisions, reportReasons } from '@mwanzo/contract/people/options';
import { photoReviewReasons } from '@mwanzo/contract/trust/photo-reviews';
import { screeningFlags } from '@mwanzo/contract/trust/screenings';
import { switchNames } from '@mwanzo/contract/core/switch-names';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderInLanguage } from '../../../i18n/language.ts';
import { t } from '../../../i18n/translate.ts';
import { renderScreen, textOf } from '../../../testing/render-screen.tsx';
import { appealQueue } from './appeals/appeal-queue.tsx';
import { changedText } from './changes/change-texts.ts';
import { photoQueue } from './photos/photo-queue.tsx';
import { EarlierDecisions } from './reports/earlier-decisions.tsx';
import { MemberFile } from './reports/member-file.tsx';
import { reportQueue } from './reports/report-queue.tsx';
import { switchTexts } from './switches/switch-texts.ts';
import { CaseHints } from './verifications/case/case-hints.tsx';

const at = '2026-11-21T09:00:00.000Z';
const now = Date.parse(at) + 3_600_000;
const said = (shown: ReactNode) =>
  textOf(renderScreen(<QueryClientProvider client={new QueryClient()}>{shown}</QueryClientProvider>));

/** Says every kind of thing that a reviewer may read of. */
function everyKind(): string[] {
  const hints = { is_screened: true, id_to_selfie: null, selfie_to_photo: null, flags: [] };
  const hint = (more: object) => said(<CaseHints hints={{ ...hints, ...more } as never} hasConsent />);
  const listed = { name: 'Asha', submitted_at: at, opened_at: at, appealed_at: at, asked_ban: null, is_urgent: false };
  return [
    ...screeningFlags.map((flag) => `flag ${flag}: ${hint({ flags: [flag] })}`),
    ...['likely_same', 'look_closely', 'likely_different'].flatMap((likeness) => [
      `ID ${likeness}: ${hint({ id_to_selfie: likeness })}`,
      `photo ${likeness}: ${hint({ selfie_to_photo: likeness })}`,
    ]),
    ...photoReviewReasons.map(
      (why) => `photo ${why}: ${photoQueue.rowOf({ ...listed, why } as never, now, false).what}`,
    ),
    ...reportReasons.map((reason) => {
      const { what } = reportQueue.rowOf({ ...listed, reasons: [reason], decision: null } as never, now, false);
      return `report ${reason}: ${what}`;
    }),
    ...reportDecisions.map((decision) => {
      const { tag } = reportQueue.rowOf({ ...listed, reasons: [], decision } as never, now, false);
      return `decided ${decision}: ${said(tag)}`;
    }),
    ...reportDecisions.map((decision) => {
      const { what } = appealQueue.rowOf({ ...listed, decision, reason: 'other' } as never, now, false);
      return `appealed ${decision}: ${what}`;
    }),
    ...changedParts.map((part) => `changed ${part}: ${changedText([part])}`),
    ...switchNames.map((name) => `switch ${name}: ${t(switchTexts[name].name)}. ${t(switchTexts[name].text)}`),
  ];
}

/** Says what a reviewer reads of a member's past and of what is known about them. */
function everyFile(): string[] {
  const earlier = (decision: object) =>
    said(
      <EarlierDecisions earlier={[{ id: 1, decided_at: at, decided_by: 9589, until: null, ...decision }] as never} />,
    );
  const file = (fields: object) =>
    said(<MemberFile shown={{ id: 4, name: 'Asha', reports: 2, warnings: null, profile: null, ...fields } as never} />);
  const profile = { age: 30, bio: '', photos: 0, is_verified: false };
  return [
    ...reportDecisions.flatMap((decision) =>
      [null, 'possible', 'waiting', 'upheld', 'lifted'].map((appeal) =>
        earlier({ decision, reason: 'money', note: '', appeal }),
      ),
    ),
    earlier({ decision: 'dismiss', reason: null, note: 'Nothing in it.', appeal: null }),
    earlier({ decision: 'suspend', reason: 'fake', note: 'First time.', until: at, appeal: null }),
    file({}),
    file({ profile }),
    file({ profile: { ...profile, photos: 1, bio: 'Student', is_verified: true } }),
    file({ profile, warnings: { receivers: 4, sent: 7, kinds: [] } }),
    file({ profile, warnings: { receivers: 1, sent: 2, kinds: warningKinds } }),
  ];
}

test.each(['en', 'sw'] as const)(
  'every kind that a reviewer may read of has its words in the language %s',
  async (language) => {
    const words = renderInLanguage(language, () => [...everyKind(), ...everyFile()]);
    await expect(`${words.join('\n')}\n`).toMatchFileSnapshot(`./in-words/kinds-${language}.txt`);
  },
);
