import type { Visibility } from '@mwanzo/contract/people/options';

/** The relation of a viewer to the member whose profile is shown. */
export type ViewerRelation = 'stranger' | 'match';

/**
 * Says whether a viewer with this relation may see a field that its owner shows to everyone, to matches or to nobody
 * (docs/product/profile.md, "Who sees what").
 */
export function maySeeField(visibility: Visibility, relation: ViewerRelation): boolean {
  return visibility === 'everyone' || (visibility === 'matches' && relation === 'match');
}
