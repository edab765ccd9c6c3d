import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  phone: { text: string; href?: string };
};

/** Plain text if the phone has no number to call. */
export function PhoneLink({ phone, children = phone.text, ...rest }: Props) {
  if (!phone.href) return <span className={rest.className}>{children}</span>;
  return (
    <a href={phone.href} {...rest}>
      {children}
    </a>
  );
}
