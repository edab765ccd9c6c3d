/** The company's own logo, from the settings; the address answers the name where there is none. */
export function Logo() {
  return (
    // eslint-disable-next-line @next/next/no-img-element -- one small file, the same on every page
    <img src="/brand/logo" alt="Editor" className="company-logo" height={72} />
  );
}

export function Icon() {
  return <span className="editor-icon">E</span>;
}
