import { deferredLayer } from '../../ui/layers/layer-to-come.tsx';

export const ProfileViewer = deferredLayer(
  async () => (await import('../../features/people/members/profile-viewer.tsx')).ProfileViewer,
  'profileId',
);
