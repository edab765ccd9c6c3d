export const wait = (duration: number) =>
  new Promise<undefined>((resolve) => void setTimeout(() => resolve(undefined), duration));
