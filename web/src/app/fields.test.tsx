import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { profileWith } from '../features/people/profiles/photo-grid/own-photos.fixture.ts';
import { openPage } from '../testing/open-page.ts';
import { showScreen } from '../testing/show-screen.tsx';

const never = () => expect.fail('nothing is pressed');
const own = { ...profileWith([]), name: 'Asha', age: 30, bio: '', location: 'Nairobi', prompts: [], interests: [] };

interface Form {
  open: () => Promise<ReactNode>;
  /** The label of each field, what it says to browsers and the greatest length of its text. */
  fields: readonly string[];
}

const forms: Record<string, Form> = {
  'sign-in': {
    open: async () => {
      const { LoginScreen } = await import('../features/people/accounts/login-screen.tsx');
      return <LoginScreen Restricted={never} />;
    },
    fields: ['Email, email, email, required', 'Password, password, current-password, required'],
  },
  'sign-up': {
    open: async () => {
      const { SignUpScreen } = await import('../features/people/accounts/sign-up-screen.tsx');
      return <SignUpScreen />;
    },
    fields: [
      'Full name, name, 80, required',
      'Email, email, email, 254, required',
      'Password, password, new-password, 128, required',
      'Confirm password, password, new-password, 128, required',
      'Birthday, date, bday, required',
    ],
  },
  'a forgotten password': {
    open: async () => {
      const { ForgotScreen } = await import('../features/people/accounts/recovery/forgot-screen.tsx');
      return <ForgotScreen />;
    },
    fields: ['Email, email, username, 254, required'],
  },
  'another address': {
    open: async () => {
      const { NewEmailForm } = await import('../features/people/accounts/recovery/new-email-form.tsx');
      return <NewEmailForm present="a@example.com" isConfirmed onSent={never} />;
    },
    fields: ['New address, email, email, 254, required', 'Present password, password, current-password, 128, required'],
  },
  'another password': {
    open: async () => {
      const { PasswordScreen } = await import('../features/people/accounts/recovery/password-screen.tsx');
      return <PasswordScreen />;
    },
    fields: [
      'Present password, password, current-password, 128, required',
      'New password, password, new-password, 128, required',
    ],
  },
  'the second step at sign-in': {
    open: async () => {
      const { CodeForm } = await import('../features/people/accounts/second-step/code-form.tsx');
      return <CodeForm enter={never} onRefused={never} onBack={never} />;
    },
    fields: ['Code of the app, one-time-code, numeric, 10, required, not spelled'],
  },
  'the second step before it begins': {
    open: async () => {
      const { BeginForm } = await import('../features/people/accounts/second-step/begin-form.tsx');
      return <BeginForm onKey={never} onOutdated={never} />;
    },
    fields: ['Present password, password, current-password, 128, required'],
  },
  'the deletion of the account': {
    open: async () => {
      const { PasswordForm } = await import('../features/people/accounts/own-data/password-form.tsx');
      return <PasswordForm act={never} label="Delete" busyLabel="" icon={[]} />;
    },
    fields: ['Your password, password, current-password, 128, required'],
  },
  'a payment': {
    open: async () => {
      const { PayForm } = await import('../features/billing/payments/pay-form.tsx');
      const unknown = { paidUntil: null, trialUntil: null, known: null, before: undefined };
      return <PayForm {...unknown} remembers={false} isPretend={false} />;
    },
    fields: ['M-Pesa number, tel, tel, 20, required'],
  },
  'your profile': {
    open: async () => {
      const { ProfileForm } = await import('../features/people/profiles/profile-form.tsx');
      return <ProfileForm profile={own as never} />;
    },
    fields: [
      'Name, nickname, 80, required',
      'Bio, 500, counted to 500',
      'Age, number, numeric, required',
      'Location, off, 80, required',
      'Interests, off, done, 30',
    ],
  },
  'a report': {
    open: async () => {
      const { ReportSheet } = await import('../features/trust/reports/report-sheet.tsx');
      const about = {
        person: { id: 7, name: 'Asha' },
        messageIds: [],
        isAboutMessage: false,
        reason: 'other',
      } as const;
      return <ReportSheet {...about} open onClose={never} onSent={never} onBlock={never} />;
    },
    fields: ['In your own words, 500, counted to 500'],
  },
  'an appeal': {
    open: async () => {
      const { Appeal } = await import('../features/trust/reports/appeal.tsx');
      return <Appeal decision={{ appeal: 'possible', appeal_token: 't' }} />;
    },
    fields: ['What should they know?, 1000, counted to 1000'],
  },
  'a reviewer’s reason': {
    open: async () => {
      const { ReasonDialog } = await import('../features/trust/moderation/panel/reason-dialog.tsx');
      return <ReasonDialog decision="reject" codes={[]} busy={false} onClose={never} onSend={never} />;
    },
    fields: ['Your own words, 500, counted to 500'],
  },
  'the number of a document': {
    open: async () => {
      const { DocumentNumber } = await import('../features/trust/moderation/verifications/case/document-number.tsx');
      const typed = { kind: 'national_id', number: '' } as const;
      const entry = { typed, document: null, problem: null, field: { current: null } };
      return <DocumentNumber {...entry} change={never} check={never} refuse={never} />;
    },
    fields: ['Number on the document, off, characters, 30, not spelled'],
  },
};

/** A spelling checker may send what is typed to its maker. */
const isUnchecked = (control: HTMLElement) => control.getAttribute('spellcheck') === 'false' && 'not spelled';
const attributes = ['type', 'autocomplete', 'inputmode', 'autocapitalize', 'enterkeyhint', 'maxlength'];

/** Returns the label of each field where something can be typed, with its attributes and where its counter ends. */
function fieldsOf(body: HTMLElement): string[] {
  const controls = body.querySelectorAll<HTMLInputElement>('input:not([hidden]), textarea');
  return [...controls]
    .filter(({ type }) => !['radio', 'checkbox', 'file'].includes(type))
    .map((control) => {
      const label = body.querySelector(`label[for="${control.id}"]`);
      const counted = /\/\d+$/.exec(label?.parentElement?.textContent ?? '')?.[0].replace('/', 'counted to ');
      const said = attributes.map((name) => control.getAttribute(name));
      return [
        label?.textContent,
        ...said,
        control.hasAttribute('required') && 'required',
        isUnchecked(control),
        counted,
      ]
        .filter(Boolean)
        .join(', ');
    });
}

test('every form tells the keyboard, password managers and counters what each of its fields takes', async () => {
  const page = await openPage({ profile: own });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T09:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const screen = await showScreen(page, null);
  const words: string[] = [];
  for (const [name, { open, fields }] of Object.entries(forms)) {
    screen.show(<div key={name}>{await open()}</div>);
    await page.requestsUnderWay();
    expect([name, ...fieldsOf(document.body)]).toEqual([name, ...fields]);
    words.push(`${name}\n${screen.words()}`);
  }
  await expect(words.join('\n')).toMatchFileSnapshot('./in-words/forms.txt');
});
