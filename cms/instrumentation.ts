/** Next.js waits for this before it answers anybody. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') await (await import('./server/run')).run();
}
