/**
 * The last resort, where Next.js takes the first segment of an address that the site does not have for a language,
 * as in `/api/about`. Every other address without a page has that of its language, `[language]/(site)/no-page`.
 */
export default function GlobalNotFound() {
  return (
    <html lang="en">
      <body>
        <title>404</title>
        <p>There is no such path.</p>
      </body>
    </html>
  );
}
