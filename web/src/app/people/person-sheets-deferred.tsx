import { deferred } from '../../loading/deferred.tsx';
import { useStore } from '../../state/store.ts';
import { LayerToCome } from '../../ui/layers/layer-to-come.tsx';
import { askedAbout, closeSheet } from './asked-about.ts';

const PersonSheets = deferred(async () => (await import('./person-sheets.tsx')).PersonSheets, {
  when: 'touched',
  placeholder: ({ asked }) => <LayerToCome open={asked !== undefined} onClose={closeSheet} />,
});

/** The sheets about a person, over any page. */
export function PersonSheetsToCome() {
  return <PersonSheets asked={useStore(askedAbout)} />;
}
