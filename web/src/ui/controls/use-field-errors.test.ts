import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { until } from '../../testing/until.ts';

interface Values {
  name: string;
  town: string;
}

const check = ({ name, town }: Values) => ({
  name: name === '' ? 'Enter a name.' : undefined,
  town: town === '' ? 'Enter a town.' : undefined,
});

async function openForm(values: Values) {
  const page = await openPage();
  const { useFieldErrors } = await import('./use-field-errors.ts');
  return page.run((given: Values) => useFieldErrors<Values, keyof Values>(given, check), values);
}

test('nothing is wrong until the form is submitted, then each text leaves as its field is right', async () => {
  const form = await openForm({ name: '', town: '' });
  expect(form.now().errors).toEqual({});
  expect(form.now().passes({ name: '', town: '' })).toBe(false);
  await until(() => expect(form.now().errors).toEqual({ name: 'Enter a name.', town: 'Enter a town.' }));
  form.change({ name: 'Wanza', town: '' });
  expect(form.now().errors).toEqual({ town: 'Enter a town.' });
  form.change({ name: '', town: 'Voi' });
  expect(form.now().errors).toEqual({ name: 'Enter a name.' });
});

test('what the server refused stays until that field changes, or the form is sent again', async () => {
  const sent = { name: 'Mwanzo Support', town: 'Voi' };
  const form = await openForm(sent);
  expect(form.now().passes(sent)).toBe(true);
  form.now().refuse(sent, { name: 'This name cannot be used.' });
  await until(() => expect(form.now().errors).toEqual({ name: 'This name cannot be used.' }));
  expect(form.now().passes(sent)).toBe(true);
  await until(() => expect(form.now().errors).toEqual({}));
  form.now().refuse(sent, { name: 'This name cannot be used.' });
  await until(() => expect(form.now().errors).toEqual({ name: 'This name cannot be used.' }));
  form.change({ ...sent, town: 'Taita' });
  expect(form.now().errors).toEqual({ name: 'This name cannot be used.' });
  form.change({ name: 'Wanza', town: 'Taita' });
  expect(form.now().errors).toEqual({});
});
