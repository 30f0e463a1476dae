/** SPEC.md section 9: told by touch events or touch points. */
export function isTouchCapable(): boolean {
  return 'ontouchstart' in window || navigator.maxTouchPoints > 0;
}
