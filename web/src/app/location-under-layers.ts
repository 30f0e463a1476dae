import { navigate, usePathname, type BrowserLocationHook } from 'wouter/use-browser-location';
import { navigateOverLayers } from '../ui/layers/layer-history.ts';

const navigateFromLayer: typeof navigate = (to, options) =>
  navigateOverLayers((isLayer) => navigate(to, isLayer ? { ...options, replace: true } : options));

/** The router's location. A page that is opened from a layer takes the layer's history entry. */
export const useLocationUnderLayers: BrowserLocationHook = () => [usePathname(), navigateFromLayer];
