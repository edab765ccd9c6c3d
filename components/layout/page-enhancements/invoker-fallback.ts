/**
 * Opens the dialog that a button names with `command` and `commandfor` in browsers that do not know
 * them yet (before Chrome 135, Firefox 144, Safari 26.2).
 * @returns ends it
 */
export function supplyInvokers(): () => void {
  if ('command' in HTMLButtonElement.prototype) return () => undefined;
  const invoke = (event: MouseEvent) => {
    const button = (event.target as Element).closest('button[command=show-modal]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
  };
  document.addEventListener('click', invoke);
  return () => document.removeEventListener('click', invoke);
}
