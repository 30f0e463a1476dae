import cameraIcon from 'lucide/dist/esm/icons/camera.mjs';
import { expect, test } from 'vitest';
import { verifications } from '../../../i18n/verifications.ts';
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
