/**
 * Polyfills `command="show-modal"` for browsers before Chrome 135, Firefox 144 and Safari 26.2.
 * @returns removes it
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
