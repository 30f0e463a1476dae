import { readFile } from 'node:fs/promises';
import { ageOn, nairobiDay } from '@mwanzo/contract/nairobi-day';
import { genders as allGenders, intents, orientations as allOrientations } from '@mwanzo/contract/people/options';
import { towns as knownTowns } from '@mwanzo/contract/towns';
import { promptsInput } from '@mwanzo/contract/people/prompts';
import { describe, expect, it } from 'vitest';
import { birthDateAt } from './data/birth-date.ts';
import { demoPendingVerifications } from './data/pending-verifications.ts';
import { demoPeople } from './data/people.ts';
import { demoPrompts } from './data/prompts.ts';
import { demoSignIns } from './data/sign-ins.ts';
import { demoId } from './demo-ids.ts';
import { memberRows } from './member-rows.ts';
import { preferenceColumns } from './preference-columns.ts';

function countBy<Key>(keyOf: (person: (typeof demoPeople)[number]) => Key): Map<Key, number> {
  return demoPeople.reduce(
    (counts, person) => counts.set(keyOf(person), (counts.get(keyOf(person)) ?? 0) + 1),
    new Map<Key, number>(),
  );
}

describe('the demo people', () => {
  it('number exactly 120', () => {
    expect(demoPeople).toHaveLength(120);
  });

  it.each(['key', 'email', 'name', 'fullName', 'bio'] as const)('each have a different %s', (property) => {
    expect(new Set(demoPeople.map((person) => person[property].toLowerCase())).size).toBe(120);
  });

  it('do not share e-mail addresses with the extra sign-ins', () => {
    const emails = [...demoPeople, ...demoSignIns].map((account) => account.email);
    expect(new Set(emails).size).toBe(123);
    expect(emails.every((email) => /^[a-z]+(\.\d+)?@mwanzo\.test$/.test(email))).toBe(true);
    expect(emails).toEqual(
      expect.arrayContaining([
        'amina@mwanzo.test',
        'brian@mwanzo.test',
        'new@mwanzo.test',
        'moderator@mwanzo.test',
        'reviewer@mwanzo.test',
      ]),
    );
  });

  it('live in at least 25 towns, many of them in the five cities', () => {
    const towns = countBy((person) => person.town);
    expect(towns.size).toBeGreaterThanOrEqual(25);
    expect([...towns.keys()].filter((town) => !knownTowns.some(({ name }) => name === town))).toEqual([]);
    const cities = ['Nairobi', 'Mombasa', 'Kisumu', 'Nakuru', 'Eldoret'];
    const inCities = cities.reduce((sum, city) => sum + (towns.get(city) ?? 0), 0);
    expect(
      Math.max(...[...towns].filter(([town]) => !cities.includes(town)).map(([, count]) => count)),
    ).toBeLessThanOrEqual(5);
    expect(inCities).toBeGreaterThanOrEqual(40);
  });

  it('are 18 to 60 years old, mostly 22 to 38', () => {
    const ages = demoPeople.map((person) => person.age);
    expect([Math.min(...ages), Math.max(...ages)]).toEqual([18, 60]);
    expect(ages.filter((age) => age >= 22 && age <= 38).length).toBeGreaterThan(80);
  });

  it('show every gender, every gender detail and every orientation several times', () => {
    const genders = countBy((person) => person.gender);
    const orientations = countBy((person) => person.orientation);
    const details = countBy((person) => person.genderDetail);
    expect([...genders.keys()].sort()).toEqual([...allGenders].sort());
    expect([...orientations.keys()].sort()).toEqual([...allOrientations].sort());
    expect(
      Math.min(
        ...genders.values(),
        ...orientations.values(),
        details.get('trans') ?? 0,
        details.get('genderfluid') ?? 0,
      ),
    ).toBeGreaterThanOrEqual(2);
    expect(
      demoPeople
        .filter((person) => person.genderDetail !== undefined)
        .every((person) => person.gender === 'non-binary'),
    ).toBe(true);
    expect(orientations.get('straight')).toBeGreaterThan(60);
  });

  it('stay within the limits of a profile', () => {
    for (const { name, bio, interests } of demoPeople) {
      expect(name.length).toBeLessThanOrEqual(80);
      expect(bio.length).toBeGreaterThanOrEqual(60);
      expect(bio.length).toBeLessThanOrEqual(220);
      expect(interests.length).toBeGreaterThanOrEqual(3);
      expect(interests.length).toBeLessThanOrEqual(7);
      expect(new Set(interests).size).toBe(interests.length);
      expect(interests.every((interest) => interest.length <= 30)).toBe(true);
    }
  });

  it('answer up to three different prompts, most of them at least one, and always the same', () => {
    const answers = demoPeople.map((person, place) => demoPrompts(person, place));
    for (const prompts of answers) expect(promptsInput.parse(prompts)).toEqual(prompts);
    expect(answers.filter((prompts) => prompts.length > 0).length).toBeGreaterThan(100);
    expect(answers.some((prompts) => prompts.length === 0)).toBe(true);
    expect(answers.some((prompts) => prompts.length === 3)).toBe(true);
    expect(demoPeople.map((person, place) => demoPrompts(person, place))).toEqual(answers);
  });

  it('are verified in about three of four cases, and about half of them like back', () => {
    const verified = demoPeople.filter((person) => person.verified);
    const likingBack = demoPeople.filter((person) => person.likesBack);
    expect(Math.abs(verified.length - 90)).toBeLessThanOrEqual(6);
    expect(Math.abs(likingBack.length - 60)).toBeLessThanOrEqual(6);
    // The server refuses likes by unverified members.
    expect(likingBack.every((person) => person.verified)).toBe(true);
  });

  it('want what a member may want, and leave everybody a deck', () => {
    const columns = demoPeople.map((person) => ({ person, ...preferenceColumns(person) }));
    // One person alone can try out a match with those who like everybody back.
    const asksNothing = { min_age: 18, near: 'anywhere', wants: null, verified_only: false };
    for (const { person, ...wanted } of columns.filter((each) => each.person.likesBack))
      expect(wanted, person.key).toMatchObject(asksNothing);
    expect(new Set(columns.map(({ intent }) => intent))).toEqual(new Set([...intents, null]));
    expect(columns.every((chosen) => chosen.min_age >= 18 && chosen.max_age <= 100)).toBe(true);
    expect(columns.some((chosen) => chosen.verified_only)).toBe(true);
    expect(columns.some((chosen) => chosen.near === 'neighbours')).toBe(true);
    for (const [age, option] of [
      [26, 'women'],
      [29, 'men'],
    ] as const) {
      const open = columns.filter((chosen) => chosen.looking_for.includes(option) && !chosen.verified_only);
      const meeting = open.filter((chosen) => chosen.min_age <= age && age <= chosen.max_age && chosen.wants === null);
      expect(meeting.length).toBeGreaterThan(30);
    }
  });

  it('have a birth date that gives their age on any day', () => {
    expect(birthDateAt(18, '01-03', '2026-01-02')).toBe('2007-01-03');
    expect(birthDateAt(18, '01-03', '2026-01-03')).toBe('2008-01-03');
    for (const { birthday } of demoPeople) {
      // 2027 has no 29 February, so every birthday also exists in other years.
      expect(new Date(`2027-${birthday}T00:00:00Z`).toISOString().slice(5, 10)).toBe(birthday);
    }
  });

  it.each(['2026-11-24', '2031-01-01'])('are on %s as old as their identity card says, if they have one', (today) => {
    const { profiles } = memberRows(new Date(`${today}T09:00:00Z`), 'no hash');
    for (const { person, birthDate } of demoPendingVerifications) {
      const profile = profiles.find((row) => row.user_id === demoId(person));
      expect(profile).toMatchObject({ birthday: birthDate, age: ageOn(birthDate, today) });
    }
  });

  it('show and hide what they have chosen, and were here when their data says, by the days of Nairobi', () => {
    // Half past midnight of the 25th in Nairobi.
    const now = new Date('2026-11-24T21:30:00Z');
    const { profiles } = memberRows(now, 'no hash');
    for (const person of demoPeople) {
      const lastSeen = new Date(now.getTime() - person.activeMinutesAgo * 60_000);
      expect(profiles.find((row) => row.user_id === demoId(person.key))).toMatchObject({
        orientation_visibility: person.orientationVisibility,
        birthday_visibility: person.birthdayVisibility,
        gender_detail: person.genderDetail ?? null,
        is_verified: person.verified,
        active_on: nairobiDay(lastSeen),
      });
    }
  });

  it('are the same at any time: their data uses neither clock nor chance', async () => {
    const files = ['people', 'likes', 'conversations', 'notifications', 'sign-ins', 'birth-date'];
    const sources = await Promise.all(
      files.map((file) => readFile(new URL(`./data/${file}.ts`, import.meta.url), 'utf8')),
    );
    for (const source of sources) expect(source).not.toMatch(/Date\.now|Math\.random|new Date/);
  });
});
