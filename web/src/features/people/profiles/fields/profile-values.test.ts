import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import { describe, expect, it } from 'vitest';
import { isEdited, parseAge, profileForm, startValues } from './profile-values.ts';

const profile: OwnProfile = {
  id: 7,
  name: 'Mũthoni Kamau',
  bio: '',
  age: null,
  location: '',
  photo: null,
  photos: [],
  photo_details: [],
  prompts: [],
  interests: [],
  isVerified: false,
  intent: null,
  in_review: { name: false, gender: false, photo: false },
  user: {
    id: 7,
    email: 'm@mwanzo.test',
    full_name: 'Mũthoni Kamau',
    gender: null,
    gender_detail: null,
    orientation: null,
    birthday: '1994-11-22',
    role: 'member',
  },
  orientation_visibility: 'matches',
  birthday_visibility: 'matches',
  shows_intent: true,
  shown_to: 'everyone',
  is_paused: false,
  is_saved: false,
};
const values = {
  name: 'Mũthoni',
  bio: 'Chai',
  age: '32',
  location: 'Nairobi',
  interests: ['Rock, pop', 'Art'],
  prompts: [],
};

describe('profile values', () => {
  it('the age is prefilled from the birthday until one is saved', () => {
    expect(startValues(profile, '2026-11-21').age).toBe('31');
    expect(startValues(profile, '2026-11-22').age).toBe('32');
    const prompts = [{ prompt_id: 'teach-me', answer: 'To swim.' }] as const;
    const saved = { ...profile, age: 29, bio: 'Chai', location: 'Voi', interests: ['Art'], prompts: [...prompts] };
    expect(startValues(saved, '2026-11-22')).toEqual({
      name: 'Mũthoni Kamau',
      bio: 'Chai',
      age: '29',
      location: 'Voi',
      interests: ['Art'],
      prompts,
    });
  });

  it('values are edited once one differs, whatever their order', () => {
    const { name, ...others } = values;
    expect(isEdited({ ...others, name }, values)).toBe(false);
    expect(isEdited({ ...values, prompts: [], bio: 'Tea' }, values)).toBe(true);
    expect(isEdited({ ...values, interests: ['Art'] }, values)).toBe(true);
  });

  it('an age that is not a whole number is undefined and is not sent', () => {
    for (const text of ['', 'abc', '3.5', '-20', '1e2']) {
      expect(parseAge(text)).toBeUndefined();
      expect(profileForm({ ...values, age: text }, null).has('age')).toBe(false);
    }
  });

  it('the body has the fields of the API, and keeps interests with commas whole', () => {
    const prompts = [{ prompt_id: 'teach-me', answer: 'To swim.' }] as const;
    expect(Object.fromEntries(profileForm({ ...values, prompts }, null))).toEqual({
      name: 'Mũthoni',
      bio: 'Chai',
      location: 'Nairobi',
      age: '32',
      interests: '["Rock, pop","Art"]',
      prompts: '[{"prompt_id":"teach-me","answer":"To swim."}]',
    });
  });

  it('a photo is sent only if a new one was chosen', () => {
    const photo = new File(['x'], 'me.jpg', { type: 'image/jpeg' });
    expect(profileForm(values, photo).get('photo')).toMatchObject({ name: 'me.jpg', size: 1 });
    expect(profileForm(values, null).has('photo')).toBe(false);
  });
});
