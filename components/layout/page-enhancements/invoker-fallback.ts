const commands: Record<string, (target: HTMLElement) => void> = {
  'show-modal': (target) =>
    target instanceof HTMLDialogElement && !target.open && target.showModal(),
  close: (target) => target instanceof HTMLDialogElement && target.close(),
  'request-close': (target) => target instanceof HTMLDialogElement && target.close(),
  'show-popover': (target) => target.showPopover(),
  'hide-popover': (target) => target.hidePopover(),
  'toggle-popover': (target) => target.togglePopover(),
};

/**
 * Does what `command` and `commandfor` ask for in browsers that do not know them yet
 * (before Chrome 135, Firefox 144, Safari 26.2).
 * @returns ends it
 */
export function supplyInvokers(): () => void {
  if ('command' in HTMLButtonElement.prototype) return () => undefined;
  const invoke = (event: MouseEvent) => {
    const button = (event.target as Element).closest('button[commandfor]');
    const target = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (button && target) commands[button.getAttribute('command') ?? '']?.(target);
  };
  document.addEventListener('click', invoke);
  return () => document.removeEventListener('click', invoke);
}
