import { photoReviews } from '../../../../i18n/photo-reviews.ts';

export const whyTexts = {
  explicit: photoReviews.explicit,
  perhaps_explicit: photoReviews.perhapsExplicit,
  not_screened: photoReviews.notScreened,
};
