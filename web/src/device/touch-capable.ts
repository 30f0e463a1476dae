/** Says whether the device has a touch screen: it supports touch events or reports touch points. */
export function isTouchCapable(): boolean {
  return 'ontouchstart' in window || navigator.maxTouchPoints > 0;
}
