import { deferred } from '../../loading/deferred.tsx';
import { LayerToCome } from '../../ui/layers/layer-to-come.tsx';

export const ProfileViewer = deferred(
  async () => (await import('../../features/people/members/profile-viewer.tsx')).ProfileViewer,
  {
    when: 'touched',
    placeholder: ({ profileId, onClose }) => <LayerToCome open={profileId !== undefined} onClose={onClose} />,
  },
);
