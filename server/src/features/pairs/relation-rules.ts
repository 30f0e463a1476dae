import type { Visibility } from '@mwanzo/contract/options';

/** What a viewer is to the member whose profile is shown. */
export type ViewerRelation = 'stranger' | 'match';

/** Whether a field may be seen that its owner shows to everyone, to matches or to nobody (docs/product.md, "Who sees what"). */
export function maySeeField(visibility: Visibility, relation: ViewerRelation): boolean {
  return visibility === 'everyone' || (visibility === 'matches' && relation === 'match');
}
