import type { AfterErrorHook } from 'payload';

type Fault = { label?: unknown; path: string; message: string };
type Answer = { errors?: { message?: string; data?: { errors?: Fault[] } | null }[] };

const sentence = ({ label, path, message }: Fault): string =>
  // The form would take apart what follows a colon.
  `${typeof label === 'string' ? label : path} – ${message}`.replaceAll(/:\s?/g, ' – ');

/**
 * What is said of a refused form says why. While what was typed is still being checked, nothing stands
 * beside the field.
 */
export const withReasons: AfterErrorHook = ({ result }) => {
  const answer = result as Answer | undefined;
  const errors = answer?.errors?.map((error) => {
    const faults = error.data?.errors ?? [];
    return faults.length > 0 ? { ...error, message: faults.map(sentence).join('; ') } : error;
  });
  return errors ? { response: { ...answer, errors } as never } : undefined;
};
