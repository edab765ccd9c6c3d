'use client';

import type { ComponentProps, SubmitEvent } from 'react';

/** The Enter key in a field asks for the answer of the form's own button. */
function answer(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault();
  event.currentTarget.querySelector<HTMLButtonElement>('button[popovertarget]')?.click();
}

/**
 * A form of the demo shop: its one button is a `DemoButton`. `method="dialog"` outside a dialog makes
 * the browser send nothing, whether or not scripts have come.
 */
export function DemoForm(form: Omit<ComponentProps<'form'>, 'method' | 'action' | 'onSubmit'>) {
  return <form {...form} method="dialog" noValidate data-js onSubmit={answer} />;
}
