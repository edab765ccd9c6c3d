import type { FieldErrors } from '@/lib/platform/http/http-error';

/** Focuses the first invalid field in document order. */
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors): void {
  const field = [...form.elements].find((element) => errors[element.getAttribute('name') ?? '']);
  if (field instanceof HTMLElement) field.focus();
}
