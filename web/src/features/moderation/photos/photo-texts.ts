import { photoReviews } from '../../../i18n/photo-reviews.ts';

/** Why a person is to look at a photo. */
export const whyTexts = {
  explicit: photoReviews.explicit,
  perhaps_explicit: photoReviews.perhapsExplicit,
  not_screened: photoReviews.notScreened,
};
