/** An e-mail address that breaks before its @ where it is too long for a line. */
export function EmailText({ text }: { text: string }) {
  const [name, ...host] = text.split('@');
  return (
    <>
      {name}
      {host.length > 0 && <wbr />}
      {host.map((part) => `@${part}`).join('')}
    </>
  );
}
