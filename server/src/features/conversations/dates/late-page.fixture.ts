import type { Language } from '@mwanzo/contract/language';
import { closingOf } from './date-rules.ts';
import { composeClosedPage, composeLinkPage, composeSharedPage } from './compose-shared-page.ts';

const hourMs = 3_600_000;
const nothing = { fineAt: null, remindedAt: null, alertedAt: null, takenBackMails: 0, openedCount: 0, openedAt: null };

interface StagedPage {
  readonly language: Language;
  readonly hoursSince: number;
  readonly isFine?: boolean;
  readonly isTakenBack?: boolean;
  /** Hours from the meeting to the check-in. */
  readonly lasts?: number;
  readonly pictures?: readonly string[];
  readonly isPartnerVerified?: boolean;
  readonly ownerGender?: 'female' | 'male' | null;
  /** Returns the text that a member has typed in place of this one. */
  readonly typed?: (text: string) => string;
}

/**
 * The friend's page at some hours after the meeting; the check-in is three hours after it, unless a test says
 * otherwise. For tests that cannot move the server's clock.
 */
export function stageSharedPage(staged: StagedPage): string {
  const shown = { ...momentOf(staged), pictures: staged.pictures ?? [], renewedAt: '?token=staged' };
  return Buffer.from(composeSharedPage(shown)).toString();
}

/** The page behind the same link before "Show the plan" is pressed. */
export const stageLinkPage = (staged: StagedPage): string => Buffer.from(composeLinkPage(momentOf(staged))).toString();

const same = (text: string) => text;

function momentOf(staged: StagedPage) {
  const { language, hoursSince, isFine = false, isTakenBack = false, lasts = 3, typed = same } = staged;
  const { isPartnerVerified = true, ownerGender = 'female' } = staged;
  const meetsAt = new Date('2026-11-28T11:00:00Z');
  const after = (hours: number) => new Date(meetsAt.getTime() + hours * hourMs);
  const plan = {
    ...nothing,
    id: 1,
    partnerId: 2,
    partnerName: typed('Kiptoo'),
    place: typed('Java House, Kimathi Street, Nairobi'),
    meetsAt,
    checkInAt: after(lasts),
    closesAt: closingOf(after(lasts)),
    fineAt: isFine ? after(2.8) : null,
    takenBackAt: isTakenBack ? after(2.9) : null,
    takenBackMailedAt: null,
    friendEmail: null,
    nonce: new Uint8Array(16),
    secretHash: new Uint8Array(32),
    ownerName: typed('Mũthoni'),
    ownerGender,
    ownerPhoto: null,
    partnerPhoto: null,
    isPartnerVerified,
  };
  return { plan, language, now: after(hoursSince) };
}

export const stageClosedPage = (language: Language): string => Buffer.from(composeClosedPage(language)).toString();
