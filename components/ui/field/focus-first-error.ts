import type { FieldErrors } from '@/lib/http/http-error';

/** Takes the visitor to the first field of a form, in the order it stands, that is at fault. */
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors): void {
  const field = [...form.elements].find((element) => errors[element.getAttribute('name') ?? '']);
  if (field instanceof HTMLElement) field.focus();
}
