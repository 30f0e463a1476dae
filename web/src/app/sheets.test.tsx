import { readdirSync, readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { matchWith } from '../testing/example-match.ts';
import { profileOf } from '../testing/example-profile.ts';
import { openPage } from '../testing/open-page.ts';
import { showScreen } from '../testing/show-screen.tsx';

/** Fails when a sheet that is only put away does anything else. */
const never = () => expect.fail('closing a sheet only closes it');
const asha = { id: 7, name: 'Asha', photo: null, isVerified: true };
const prompt = { prompt_id: 'morning-start', answer: 'Chai first' } as const;
const until = '2026-12-01T09:00:00.000Z';

type Close = { onClose: () => void };

/** Every file of a sheet or dialog, with the open sheet. Those of the chat and of dates have tests of their own. */
const sheets: Record<string, () => Promise<(close: Close) => ReactNode>> = {
  'app/kept-chats/keep-chats-sheet.tsx': async () => {
    const { KeepChatsSheet } = await import('./kept-chats/keep-chats-sheet.tsx');
    return (close) => <KeepChatsSheet {...close} open onAnswer={never} />;
  },
  'app/logout-question.tsx': async () => {
    const { LogoutQuestion } = await import('./logout-question.tsx');
    return (close) => <LogoutQuestion {...close} open />;
  },
  'features/billing/plans/premium-begun-sheet.tsx': async () => {
    const { PremiumBegunSheet } = await import('../features/billing/plans/premium-begun-sheet.tsx');
    return (close) => <PremiumBegunSheet {...close} news={{ until, likers: 1, isTrial: true }} onGo={never} />;
  },
  'features/billing/plans/trial-ended-sheet.tsx': async () => {
    const { TrialEndedSheet } = await import('../features/billing/plans/trial-ended-sheet.tsx');
    return (close) => <TrialEndedSheet {...close} open onGo={never} />;
  },
  'features/billing/plans/trial-question.tsx': async () => {
    const { TrialQuestion } = await import('../features/billing/plans/trial-question.tsx');
    return (close) => <TrialQuestion {...close} open onStarted={never} />;
  },
  'features/conversations/blocks/blocked-sheet.tsx': async () => {
    const { BlockedSheet } = await import('../features/conversations/blocks/blocked-sheet.tsx');
    return (close) => <BlockedSheet {...close} name="Asha" isReported hadChat />;
  },
  'features/conversations/blocks/end-contact-sheet.tsx': async () => {
    const { EndContactSheet } = await import('../features/conversations/blocks/end-contact-sheet.tsx');
    return (close) => <EndContactSheet {...close} how="block" person={asha} onEnded={never} />;
  },
  'features/conversations/calls/screens/after-call.tsx': async () => {
    const { AfterCall } = await import('../features/conversations/calls/screens/after-call.tsx');
    const call = { partner: asha, seconds: 61, kilobytes: 300 };
    return (close) => <AfterCall {...close} {...call} onRate={never} onReport={never} />;
  },
  'features/conversations/calls/screens/ask-to-talk-sheet.tsx': async () => {
    const { AskToTalkSheet } = await import('../features/conversations/calls/screens/ask-to-talk-sheet.tsx');
    const state = {
      partner: asha,
      me: { src: null, thumbhash: null },
      talk: 'none',
      mayCall: 'needs_talk',
      busy: false,
    } as const;
    return (close) => <AskToTalkSheet {...close} {...state} open onAnswer={never} />;
  },
  'features/conversations/calls/screens/call-notice.tsx': async () => {
    const { CallNotice } = await import('../features/conversations/calls/screens/call-notice.tsx');
    return (close) => <CallNotice {...close} title="No answer" text="" onWrite={never} />;
  },
  'features/core/consents/withdraw-question.tsx': async () => {
    const { WithdrawQuestion } = await import('../features/core/consents/withdraw-question.tsx');
    return (close) => <WithdrawQuestion {...close} purpose="orientation" onWithdrawn={never} />;
  },
  'features/discovery/deck/likes/like-sheet.tsx': async () => {
    const { LikeSheet } = await import('../features/discovery/deck/likes/like-sheet.tsx');
    return (close) => <LikeSheet {...close} profileId={7} name="Asha" part={{ prompt }} onLike={never} />;
  },
  'features/discovery/deck/match/match-dialog.tsx': async () => {
    const { MatchDialog } = await import('../features/discovery/deck/match/match-dialog.tsx');
    return (close) => <MatchDialog {...close} newMatch={{ match: matchWith(7), interests: [] }} />;
  },
  'features/people/accounts/second-step/guarded-question.tsx': async () => {
    const { GuardedQuestion } = await import('../features/people/accounts/second-step/guarded-question.tsx');
    return (close) => <GuardedQuestion {...close} open title="Turn off?" text="" label="Turn off" act={never} />;
  },
  'features/people/devices/others-question.tsx': async () => {
    const { OthersQuestion } = await import('../features/people/devices/others-question.tsx');
    return (close) => <OthersQuestion {...close} open onDone={never} />;
  },
  'features/people/keeps/keep-sheet.tsx': async () => {
    const { KeepSheet } = await import('../features/people/keeps/keep-sheet.tsx');
    const person = { profile: profileOf(7), verification: undefined, count: 1 };
    return (close) => <KeepSheet {...close} {...person} onKeep={never} onOpenList={never} />;
  },
  'features/people/keeps/kept-list.tsx': async () => {
    const { KeptList } = await import('../features/people/keeps/kept-list.tsx');
    return (close) => <KeptList {...close} open kept={[]} verification={undefined} onDrop={never} onKeep={never} />;
  },
  'features/people/members/panel.tsx': async () => {
    const { Panel } = await import('../features/people/members/panel.tsx');
    return (close) => (
      <Panel {...close} open label="Your profile">
        Amani
      </Panel>
    );
  },
  'features/people/members/profile-preview.tsx': async () => {
    const { ProfilePreview } = await import('../features/people/members/profile-preview.tsx');
    return (close) => <ProfilePreview {...close} profile={profileOf(7)} onLikePart={never} onAsk={never} />;
  },
  'features/people/preferences/first-question.tsx': async () => {
    const { FirstQuestion } = await import('../features/people/preferences/first-question.tsx');
    return ({ onClose }) => <FirstQuestion gender={null} onAnswered={never} onPutAway={onClose} />;
  },
  'features/people/profiles/crop/crop-dialog.tsx': async () => {
    const { CropDialog } = await import('../features/people/profiles/crop/crop-dialog.tsx');
    const photo = new File(['x'], 'me.jpg');
    return (close) => <CropDialog {...close} photo={photo} onCrop={never} onUncropped={never} />;
  },
  'features/people/profiles/edit-profile-dialog.tsx': async () => {
    const { EditProfileDialog } = await import('../features/people/profiles/edit-profile-dialog.tsx');
    return (close) => <EditProfileDialog {...close} open onSaved={never} />;
  },
  'features/people/profiles/prompts/prompt-dialog.tsx': async () => {
    const { PromptDialog } = await import('../features/people/profiles/prompts/prompt-dialog.tsx');
    const state = { answers: [prompt], place: 0, begun: undefined };
    return (close) => <PromptDialog {...close} {...state} onBegin={never} onChange={never} />;
  },
  'features/trust/moderation/panel/reason-dialog.tsx': async () => {
    const { ReasonDialog } = await import('../features/trust/moderation/panel/reason-dialog.tsx');
    return (close) => <ReasonDialog {...close} decision="reject" codes={[]} busy={false} onSend={never} />;
  },
  'features/trust/moderation/reports/second-reviewer-question.tsx': async () => {
    const { SecondReviewerQuestion } =
      await import('../features/trust/moderation/reports/second-reviewer-question.tsx');
    return (close) => <SecondReviewerQuestion {...close} open name="Asha" until={null} busy={false} onAsk={never} />;
  },
  'features/trust/moderation/switches/switch-dialog.tsx': async () => {
    const { SwitchDialog } = await import('../features/trust/moderation/switches/switch-dialog.tsx');
    return (close) => <SwitchDialog {...close} open moved={{ switch: 'calls', is_on: true }} />;
  },
  'features/trust/reports/report-sheet.tsx': async () => {
    const { ReportSheet } = await import('../features/trust/reports/report-sheet.tsx');
    const about = { person: asha, messageIds: [5], isAboutMessage: true, reason: 'money' } as const;
    return (close) => <ReportSheet {...close} {...about} open onSent={never} onBlock={never} />;
  },
};

const source = `${import.meta.dirname}/..`;
const elsewhere = /testing|\.test\.|^ui|messages|dates|photo-grid|call-frame|blocked-screen|^app.first-question/;

test('every sheet is in the list above', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !elsewhere.test(file))
    .filter((file) => /<(?:Dialog(?:Frame)?|Question)[\s>]/.test(readFileSync(`${source}/${file}`, 'utf8')));
  expect(files.toSorted()).toEqual(Object.keys(sheets));
});

test('every sheet is whole, and is put away by Escape and by Back, which do nothing else', async () => {
  const page = await openPage();
  vi.stubEnv('TZ', 'Africa/Nairobi');
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:me' }));
  const ages = { min_age: 28, max_age: 38 };
  page.client.setQueryData(['preferences'], { ...ages, looking_for: ['men'], intent: [], is_chosen: false });
  const screen = await showScreen(page, null);
  const problems: string[] = [];
  const words: string[] = [];
  for (const [file, load] of Object.entries(sheets)) {
    const closes: string[] = [];
    let key = '';
    const sheet = await load();
    screen.show(sheet({ onClose: () => closes.push(key) }));
    await page.requestsUnderWay();
    words.push(`${file}\n${screen.words()}`);
    const dialog = document.querySelector('dialog[open]');
    key = 'Escape';
    if (dialog) screen.dispatch(dialog as HTMLElement, 'cancel');
    key = 'Back';
    history.go(-1);
    await page.requestsUnderWay();
    if (closes.join() !== 'Escape,Back') problems.push(`${file}: ${closes.join()}`);
    screen.show(null);
    await page.requestsUnderWay();
  }
  expect(problems).toEqual([]);
  await expect(words.join('\n')).toMatchFileSnapshot('./in-words/sheets.txt');
});
