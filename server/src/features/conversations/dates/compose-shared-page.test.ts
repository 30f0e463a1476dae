import { expect, test } from 'vitest';
import { stageClosedPage, stageLinkPage, stageSharedPage } from './late-page.fixture.ts';
import { sharedPlanTexts } from './shared-plan-texts.ts';

// The meeting is at 14:00 in Nairobi on Saturday, 28 November, and "I am fine" is due by 17:00.
const pageAt = (hoursSince: number, more: { isFine?: boolean; language?: 'en' | 'sw'; lasts?: number } = {}) =>
  stageSharedPage({ language: 'en', hoursSince, ...more });

test('the advice names the moment from which the friend should act, and is gone once all is well', () => {
  const advice = ['If 17:15 passes without a word', 'Call her yourself. Phones die, buses are late.'];
  for (const text of advice) {
    expect(pageAt(1)).toContain(text);
    expect(pageAt(2.9, { isFine: true })).not.toContain(text);
  }
  expect(pageAt(2.9, { isFine: true })).toContain('She is fine, 16:48');
  expect(pageAt(2.9, { isFine: true })).toContain('tel:999');
});

test.each([
  ['23:30 the day before', -14.5, 'Saturday, 28 November, 17:00</b>', 'Jumamosi, 28 Novemba, 17:00</b>'],
  ['00:30, when it is still the day before in UTC', -13.5, '17:00 today</b>', '17:00 leo</b>'],
  ['13:00', -1, '17:00 today</b>', '17:00 leo</b>'],
])('at %s the page says the day of "I am fine" as in Nairobi', (_, hoursSince, english, swahili) => {
  expect(pageAt(hoursSince)).toContain(english);
  expect(pageAt(hoursSince, { language: 'sw' })).toContain(swahili);
});

test.each([
  ['23:30', 9.5, 'Sunday, 29 November, 00:30</b>', '14:00', '00:45 on Sunday'],
  ['00:10', 10 + 1 / 6, '00:30 today</b>', '14:00 on Saturday', '00:45'],
])('at %s the page says the day of each time of another day', (time, hoursSince, due, met, late) => {
  const page = pageAt(hoursSince, { lasts: 10.5 });
  expect(page).toContain(due);
  expect(page).toContain(`<span>${met}, they meet</span><span>Now ${time}</span>`);
  expect(page).toContain(`If ${late} passes without a word`);
  expect(page).toContain('Saturday, 28 November, 14:00');
  expect(page).toContain('closes on Monday at noon');
});

test('on the next day the page says that all was well, or was not, on the day of the meeting', () => {
  expect(pageAt(12, { isFine: true })).toContain('She is fine, 16:48 on Saturday');
  expect(pageAt(12, { isFine: true, language: 'sw' })).toContain('Yuko salama, 16:48 Jumamosi');
  expect(pageAt(12)).toContain('by 17:00 on Saturday. It is 02:00.');
});

// It is taken back at 16:54.
test.each([
  ['en', 3, '“I am fine” is taken back', 'She took it back at 16:54.'],
  ['en', 3.25, '“I am fine” is taken back', 'back at 16:54, and meant to say it by 17:00. It is 17:15.'],
  ['sw', 3, '“Niko salama” imetenguliwa', 'Ameitengua 16:54.'],
  ['sw', 3.25, '“Niko salama” imetenguliwa', '16:54, na alitaka kusema kufikia 17:00. Sasa ni 17:15.'],
] as const)('the page says when "I am fine" was taken back (%s, %f hours after the meeting)', (...expected) => {
  const [language, hoursSince, title, text] = expected;
  const page = stageSharedPage({ language, hoursSince, isTakenBack: true });
  expect(page).toContain(title);
  expect(page).toContain(text);
});

test.each(['en', 'sw'] as const)(
  'no text of the page leaves a name or a time out, in any of its states (%s)',
  (language) => {
    const pages = [1, 3.25].flatMap((hoursSince) => [
      stageSharedPage({ language, hoursSince }),
      stageSharedPage({ language, hoursSince, isFine: true }),
      stageSharedPage({ language, hoursSince, isTakenBack: true }),
    ]);
    // A text without its name or time has two spaces, or one before its stop.
    for (const page of pages) {
      const words = page.replaceAll(/<style>.*?<\/style>/gsu, '').replaceAll(/<[^>]*>/gu, '\n');
      expect(words).not.toMatch(/[{}]|\S {2}\S| [.,]/u);
    }
  },
);

test.each(['en', 'sw'] as const)(
  'all that members have typed is text on the page, in any of its states (%s)',
  (language) => {
    const typed = (text: string) => `<em>${text}"'&`;
    for (const state of [{}, { isFine: true }, { isTakenBack: true }])
      for (const hoursSince of [1, 3.25]) {
        const page = stageSharedPage({ language, hoursSince, ...state, typed });
        for (const text of ['Mũthoni', 'Kiptoo', 'Java House, Kimathi Street, Nairobi']) {
          const written = page.split(text).length;
          expect(written).toBeGreaterThan(1);
          expect(page.split(`&lt;em&gt;${text}&quot;&#39;&amp;`)).toHaveLength(written);
        }
      }
  },
);

test('before the plan is shown its page says that "I am fine" is taken back or missing, until all is well', () => {
  const { takenBack, late } = sharedPlanTexts.en;
  const states = [
    [{ hoursSince: 1 }, []],
    [{ hoursSince: 3, isTakenBack: true }, [takenBack]],
    [{ hoursSince: 3, isTakenBack: true, isFine: true }, []],
    [{ hoursSince: 3.249 }, []],
    [{ hoursSince: 3.25 }, [late]],
    [{ hoursSince: 3.25, isTakenBack: true }, [takenBack]],
    [{ hoursSince: 3.25, isFine: true }, []],
  ] as const;
  for (const [state, said] of states) {
    const page = stageLinkPage({ language: 'en', ...state });
    expect([takenBack, late].filter((text) => page.includes(text))).toEqual(said);
  }
});

test('the advice has the same steps in both languages', () => {
  const stepsOf = ({ steps, lateSteps }: (typeof sharedPlanTexts)['en']) => [steps.length, lateSteps.length];
  expect([stepsOf(sharedPlanTexts.en), stepsOf(sharedPlanTexts.sw)]).toEqual([
    [2, 3],
    [2, 3],
  ]);
});

const emergency = ['999', '112', '1195'].map((number) => `href="tel:${number}"`);

test.each([
  ['en', 1, {}, ['Mũthoni is meeting Kiptoo', 'She says “I am fine” by', '14:00, they meet', 'Now 15:00']],
  ['en', 2.9, { isFine: true }, ['She is fine, 16:48', 'There is nothing that you have to do.']],
  ['en', 3.25, {}, ['No word yet', 'She meant to say “I am fine” by 17:00. It is 17:15.', 'What to do now', 'Twice.']],
  ['sw', 1, {}, ['Mũthoni anakutana na Kiptoo', 'Atasema “Niko salama” kufikia', '14:00, wanakutana', 'Sasa 15:00']],
  ['sw', 2.9, { isFine: true }, ['Yuko salama, 16:48', 'Huhitaji kufanya chochote.']],
  ['sw', 3.25, {}, ['Bado hajasema', 'kufikia 17:00. Sasa ni 17:15.', 'Fanya hivi sasa', 'Mara mbili.']],
] as const)(
  'in %s the page %f hours after the meeting says how things stand (%j)',
  (language, hoursSince, more, said) => {
    const page = stageSharedPage({ language, hoursSince, ...more });
    for (const text of [...said, ...emergency]) expect(page).toContain(text);
  },
);

test.each([
  ['en', 'Somebody shared a plan with you', 'Show the plan', 'This plan has closed'],
  ['sw', 'Umeshirikishwa mpango', 'Onyesha mpango', 'Mpango huu umefungwa'],
] as const)(
  'in %s the page before the plan and the one after it say what they are',
  (language, title, button, closed) => {
    const before = stageLinkPage({ language, hoursSince: 1 });
    for (const text of [`<h1>${title}</h1>`, `<button>${button}</button>`, ...emergency])
      expect(before).toContain(text);
    const after = stageClosedPage(language);
    for (const text of [`<h1>${closed}</h1>`, ...emergency]) expect(after).toContain(text);
    for (const page of [before, after]) expect(page).toContain(`<html lang="${language}"`);
  },
);

test.each(['en', 'sw'] as const)('each page is whole in each of its states (%s)', async (language) => {
  const pages = {
    'before the plan is shown': stageLinkPage({ language, hoursSince: 1 }),
    'before the plan is shown, late': stageLinkPage({ language, hoursSince: 3.25 }),
    underway: stageSharedPage({ language, hoursSince: 1, pictures: ['data:one', 'data:two'] }),
    fine: stageSharedPage({ language, hoursSince: 2.9, isFine: true }),
    'taken back': stageSharedPage({ language, hoursSince: 3, isTakenBack: true, isPartnerVerified: false }),
    late: stageSharedPage({ language, hoursSince: 3.25, ownerGender: 'male' }),
    'taken back, late': stageSharedPage({ language, hoursSince: 3.25, isTakenBack: true, ownerGender: null }),
    closed: stageClosedPage(language),
  };
  // The style is the same on all pages, and the beginning of its path tells an icon.
  const bare = (page: string) =>
    page
      .replace(/<style>.*<\/style>/su, '')
      .replaceAll(/<svg.*? d="(.{16}).*?<\/svg>/gsu, '<svg $1>')
      .replaceAll(/(<\/\w+>)(?=<)/gu, '$1\n');
  const whole = Object.entries(pages).map(([state, page]) => `== ${state} ==\n${bare(page)}`);
  await expect(`${whole.join('\n\n')}\n`).toMatchFileSnapshot(`./in-words/shared-pages.${language}.txt`);
});
