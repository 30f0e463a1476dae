import { expect, test } from 'vitest';
import { exampleMessage } from '../../../../testing/example-message.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { until } from '../../../../testing/until.ts';

const passed = { name: 'Asha', photo: null, photoDetail: null, isVerified: true, profileId: 7 };
const profile = (id: number, name: string) => ({
  body: { id, name, photo: null, photo_details: [], isVerified: false, interests: ['Music'] },
});

test('the partner of a match is shown at once, and their profile once it is there', async () => {
  const page = await openPage();
  const { usePartner } = await import('./use-partner.ts');
  const partner = page.run((id: number) => usePartner(id, passed, false), 7);
  expect(partner.now()).toMatchObject({ name: 'Asha', isVerified: true, profileId: 7, interests: [] });
  (await page.api.take('GET /api/profiles/7/')).reply(profile(7, 'Asha K.'));
  await until(() => expect(partner.now()).toMatchObject({ name: 'Asha K.', isVerified: false }));
});

test('a photo that the partner has taken off since is not shown any more', async () => {
  const page = await openPage();
  const { usePartner } = await import('./use-partner.ts');
  const variants = { '160': '/160', '480': '/480', '1080': '/1080' };
  const photoDetail = { id: 1, width: 1, height: 1, thumbhash: 'h', variants };
  const partner = page.run((id: number) => usePartner(id, { ...passed, photo: '/1080', photoDetail }, false), 7);
  expect(partner.now().photo).not.toBeNull();
  (await page.api.take('GET /api/profiles/7/')).reply(profile(7, 'Asha'));
  await until(() => expect(partner.now().photo).toBeNull());
});

test('the profile of one partner never stands over the chat with another', async () => {
  const page = await openPage();
  const { usePartner } = await import('./use-partner.ts');
  const partner = page.run((id: number) => usePartner(id, undefined, false), 7);
  (await page.api.take('GET /api/profiles/7/')).reply(profile(7, 'Asha'));
  await until(() => expect(partner.now().name).toBe('Asha'));
  partner.change(8);
  expect(partner.now()).toMatchObject({ name: 'Unknown', profileId: null, interests: [] });
  (await page.api.take('GET /api/profiles/8/')).reply(profile(8, 'Juma'));
  await until(() => expect(partner.now()).toMatchObject({ name: 'Juma', profileId: 8 }));
});

test('a conversation remembers its partner, as they are by then, once it is loaded', async () => {
  const page = await openPage();
  const { usePartner } = await import('./use-partner.ts');
  const { addMessages, readConversation } = await import('../../../../shared/conversations/conversations.ts');
  addMessages(7, [exampleMessage(1, 7)]);
  type Given = [passedOn: typeof passed | undefined, isLoaded: boolean];
  const partner = page.run(([known, isLoaded]: Given) => usePartner(7, known, isLoaded), [passed, false]);
  expect(readConversation(7)?.partner).toBeUndefined();
  partner.change([passed, true]);
  expect(readConversation(7)?.partner).toEqual(passed);
  (await page.api.take('GET /api/profiles/7/')).reply(profile(7, 'Asha K.'));
  await until(() => expect(readConversation(7)?.partner).toMatchObject({ name: 'Asha K.', profileId: 7 }));
});

test('everything about the partner comes from the profile once it is there, and their first photo', async () => {
  const page = await openPage();
  const { usePartner } = await import('./use-partner.ts');
  const { imageUrl, photoSource } = await import('../../../../photos/image-url.ts');
  const detail = (id: number) => {
    const variants = { '160': `/${id}/160`, '480': `/${id}/480`, '1080': `/${id}/1080` };
    return { id, width: 4, height: 5, thumbhash: `hash ${id}`, variants };
  };
  const partner = page.run((id: number) => usePartner(id, { ...passed, photo: '/old' }, false), 7);
  const none = { interests: [], location: '', prompts: [] };
  const asha = { name: 'Asha', photo: imageUrl('/old'), thumbhash: undefined, isVerified: true, profileId: 7 };
  expect(partner.now()).toEqual({ ...asha, ...none, isLoading: true });
  const prompts = [{ prompt_id: 'chai-rules', answer: 'No sugar' }];
  const { body } = profile(7, 'Asha K.');
  const rest = { location: 'Nairobi', prompts, photo: '/plain', photo_details: [detail(1), detail(2)] };
  (await page.api.take('GET /api/profiles/7/')).reply({ body: { ...body, ...rest } });
  await until(() =>
    expect(partner.now()).toEqual({
      name: 'Asha K.',
      photo: photoSource(detail(1)),
      thumbhash: 'hash 1',
      isVerified: false,
      profileId: 7,
      isLoading: false,
      interests: ['Music'],
      location: 'Nairobi',
      prompts,
    }),
  );
});
