import cameraIcon from 'lucide/dist/esm/icons/camera.mjs';
import { expect, test } from 'vitest';
import { verifications } from '../../../i18n/verifications.ts';
import { markupInWords } from '../../../testing/markup-in-words.ts';
import { renderScreen, textOf } from '../../../testing/render-screen.tsx';
import { UploadCard } from './upload-card.tsx';

test('a file that is no picture is told of as that, and not as missing', () => {
  const choice = { file: null, preparing: false, problem: 'This is not a picture.', lost: '' };
  const texts = {
    title: verifications.idTitle,
    added: verifications.idAdded,
    action: verifications.idAction,
  };
  const icons = { action: cameraIcon, empty: cameraIcon };
  const card = { name: 'id_document', hint: '', texts, icons, choice, onPick: () => undefined } as const;
  expect(textOf(renderScreen(<UploadCard {...card} error="Still missing" />))).toMatch(/\|This is not a picture\.\|$/);
});

test('each state of a card says what is chosen, what is wrong and what to do', async () => {
  const texts = {
    title: verifications.selfieTitle,
    added: verifications.selfieAdded,
    action: verifications.selfieAction,
  };
  const card = { hint: 'The hint.', texts, icons: { action: cameraIcon, empty: cameraIcon }, onPick: () => undefined };
  const cases: string[] = [];
  for (const name of ['selfie', 'id_document'] as const)
    for (const file of [null, new File(['x'], 'new.jpg')])
      for (const preparing of [false, true])
        for (const lost of ['', 'old.jpg'])
          for (const error of [undefined, 'Still missing.']) {
            const choice = { file, preparing, problem: undefined, lost };
            const said = `${name}, ${file?.name ?? 'none'}, ${preparing ? 'preparing, ' : ''}lost "${lost}", ${error}`;
            const words = await markupInWords(renderScreen(<UploadCard {...card} {...{ name, choice, error }} />));
            cases.push(`${said}\n${words}`);
          }
  await expect(cases.join('\n')).toMatchFileSnapshot('./in-words/upload-cards.txt');
});
