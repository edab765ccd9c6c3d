import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  phone: { text: string; href?: string };
};

/** The company's phone as a link that calls; plain words where no number is in it. */
export function PhoneLink({ phone, children = phone.text, ...rest }: Props) {
  if (!phone.href) return <span className={rest.className}>{children}</span>;
  return (
    <a href={phone.href} {...rest}>
      {children}
    </a>
  );
}
