import 'react';

/** Attributes of HTML that React's types do not know yet. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: 'show-modal';
    commandfor?: string;
  }
}
