import { defineMessages } from './define-messages.ts';

export const photoCrop = defineMessages({
  title: { en: 'Adjust photo', sw: 'Rekebisha picha' },
  hint: { en: 'Drag the photo. Zoom until your face fills the arch.', sw: 'Buruta picha. Kuza hadi uso ujaze tao.' },
  frame: {
    en: 'Photo. The arrow keys move it, plus and minus zoom.',
    sw: 'Picha. Vitufe vya mishale huisogeza, kuongeza na kutoa hukuza.',
  },
  zoom: { en: 'Zoom', sw: 'Ukuzaji' },
  use: { en: 'Use photo', sw: 'Tumia picha' },
  cancel: { en: 'Cancel', sw: 'Ghairi' },
  cannotShow: {
    en: 'Your browser cannot show this photo, so it stays as it is.',
    sw: 'Kivinjari chako hakiwezi kuonyesha picha hii, kwa hiyo inabaki ilivyo.',
  },
});
