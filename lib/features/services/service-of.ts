/** The service that the text of a building names, else that of its own place in the list. */
export function serviceOf<S extends { title: string }>(
  { text }: { text?: string },
  services: readonly S[],
  position: number,
): S | undefined {
  const told = text?.toLowerCase() ?? '';
  return services.find(({ title }) => told.includes(title.toLowerCase())) ?? services[position];
}
