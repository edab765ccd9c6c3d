'use client';

import type { ComponentProps, SubmitEvent } from 'react';

/** Enter in a field acts like a click on the form's button. */
function answer(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault();
  event.currentTarget.querySelector<HTMLButtonElement>('button[popovertarget]')?.click();
}

/**
 * A form of the demo shop with a `DemoButton`. `method="dialog"` outside of a dialog sends nothing,
 * with or without scripts.
 */
export function DemoForm(form: Omit<ComponentProps<'form'>, 'method' | 'action' | 'onSubmit'>) {
  return <form {...form} method="dialog" noValidate data-js onSubmit={answer} />;
}
