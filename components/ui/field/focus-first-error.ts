import type { FieldErrors } from '@/lib/platform/http/http-error';

/** Opens whatever hides an invalid field, and focuses the first one in document order. */
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors): void {
  const fields = [...form.elements].filter((element) => errors[element.getAttribute('name') ?? '']);
  for (const field of fields) {
    const details = field.closest('details');
    if (details) details.open = true;
  }
  const [first] = fields;
  if (first instanceof HTMLElement) first.focus();
}
