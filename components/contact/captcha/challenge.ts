/** Whether the visitor is being asked to pick pictures: then the limit of loading does not hold. */
export function isChallengeShown(): boolean {
  const frames = document.querySelectorAll('iframe[src*="/recaptcha/"][src*="bframe"]');
  return [...frames].some((frame) => frame.checkVisibility({ visibilityProperty: true }));
}
