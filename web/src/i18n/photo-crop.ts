import { defineMessages, type Unreviewed } from './define-messages.ts';

export const photoCrop = defineMessages({
  title: { en: 'Adjust photo', sw: 'Rekebisha picha' satisfies Unreviewed },
  hint: {
    en: 'Drag the photo. Zoom until your face fills the arch.',
    sw: 'Buruta picha. Kuza hadi uso ujaze tao.' satisfies Unreviewed,
  },
  frame: {
    en: 'Photo. The arrow keys move it, plus and minus zoom.',
    sw: 'Picha. Vitufe vya mishale huisogeza, kuongeza na kutoa hukuza.' satisfies Unreviewed,
  },
  zoom: { en: 'Zoom', sw: 'Ukuzaji' satisfies Unreviewed },
  use: { en: 'Use photo', sw: 'Tumia picha' satisfies Unreviewed },
  cancel: { en: 'Cancel', sw: 'Ghairi' satisfies Unreviewed },
  cannotShow: {
    en: 'Your browser cannot show this photo, so it stays as it is.',
    sw: 'Kivinjari chako hakiwezi kuonyesha picha hii, kwa hiyo inabaki ilivyo.' satisfies Unreviewed,
  },
});
