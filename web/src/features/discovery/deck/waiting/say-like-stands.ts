import { swipeRefusals as texts } from '../../../../i18n/swipe-refusals.ts';
import { t } from '../../../../i18n/translate.ts';
import { showToast } from '../../../../ui/layers/toast-store.ts';

/** Says that the member has liked this person on another device, and that no pass takes the like back. */
export function sayLikeStands({ name }: { name: string }): void {
  showToast({ title: t(texts.likeStands, { name }), description: t(texts.likeStandsText) });
}
