import { photoReviews } from '../../../../i18n/photo-reviews.ts';

/** The reasons why a reviewer must check a photo. */
export const whyTexts = {
  explicit: photoReviews.explicit,
  perhaps_explicit: photoReviews.perhapsExplicit,
  not_screened: photoReviews.notScreened,
};
