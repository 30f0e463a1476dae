import type { Saver, SaverState } from '../../state/saver.ts';
import { useStore } from '../../state/store.ts';
import type { Loading } from './loaded.tsx';

/** Saved values that were loaded, with the choices that are being saved. */
export interface Saved<Values extends object, Choices extends object = Values> extends Loading<Values> {
  status: SaverState<Choices>['status'];
  choose: Saver<Choices>['choose'];
}

/** Shows the choices that are being saved in place of the saved ones. */
export function useSaved<Values extends object, Choices extends object>(
  saver: Saver<Choices>,
  { data, error, refetch }: Loading<Values>,
): Saved<Values, Choices> {
  const { changes, status } = useStore(saver);
  return { data: data && { ...data, ...changes }, error, refetch, status, choose: saver.choose };
}
