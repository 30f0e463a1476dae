import { expect, test } from 'vitest';
import { renderScreen, textOf } from '../../../../testing/render-screen.tsx';
import type { SignUpErrors, SignUpValues } from './sign-up-values.ts';
import { PrivacyFields } from './privacy-fields.tsx';

const values: SignUpValues = {
  full_name: '',
  email: '',
  password: '',
  confirmPassword: '',
  birthday: '',
  gender: '',
  orientation: '',
  orientation_visibility: 'nobody',
  birthday_visibility: 'matches',
};
const render = (errors: SignUpErrors) =>
  renderScreen(<PrivacyFields values={values} errors={errors} change={() => undefined} />);

test('the choices are folded, whatever is wrong with other fields', () => {
  const folded = render({ email: 'Enter your email address.' });
  expect(textOf(folded)).toContain('|Nobody sees your orientation. Matches see your birthday. |Change|');
  expect(folded).toMatch(/aria-expanded="false"/);
  expect(folded).toMatch(/<fieldset[^>]* hidden=""/);
});

test.each(['orientation_visibility', 'birthday_visibility'] as const)(
  'an error of %s opens the choices and stands under its field',
  (name) => {
    const opened = render({ [name]: 'Please check this.' });
    expect(opened).toMatch(/aria-expanded="true"/);
    expect(opened).not.toMatch(/<fieldset[^>]* hidden=""/);
    expect(new RegExp(`<select[^>]*name="${name}"[^>]*>`).exec(opened)?.[0]).toContain('aria-invalid="true"');
    expect(textOf(opened)).toContain('|Please check this.|');
  },
);
