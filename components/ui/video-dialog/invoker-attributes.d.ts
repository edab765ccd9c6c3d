import 'react';

/** HTML attributes that React's types lack. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: 'show-modal';
    commandfor?: string;
  }
}
