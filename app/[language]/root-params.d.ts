/** Next.js writes the same while it builds; types are checked without a build, too. */
declare module 'next/root-params' {
  export function language(): Promise<string | undefined>;
}
