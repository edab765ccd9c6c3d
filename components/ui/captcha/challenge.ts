/**
 * Whether the visitor is solving a picture challenge, which may take longer than the load limit.
 */
export function isChallengeShown(): boolean {
  const frames = document.querySelectorAll('iframe[src*="/recaptcha/"][src*="bframe"]');
  return [...frames].some((frame) => frame.checkVisibility({ visibilityProperty: true }));
}
