import { envSchema } from '@/content-service/env';
import { nearest } from '@/lib/features/content-check/nearest';
import { environmentSchema } from '@/lib/platform/env';

const known = [...Object.keys(environmentSchema.shape), ...Object.keys(envSchema.shape)];

/** Shorter ones, and those of one word, belong to other programs. */
const LIKE_OURS = /^(?=.{8})[A-Z\d]+_[A-Z\d_]+$/;

/** A line for each variable whose name is nearly that of one of ours, which would be ignored without a word. */
export function misspeltVariables(env: NodeJS.ProcessEnv): string[] {
  return Object.keys(env).flatMap((name) => {
    if (known.includes(name) || !env[name] || !LIKE_OURS.test(name)) return [];
    const meant = nearest(name, known);
    return meant && env[meant] === undefined
      ? [`${name}: no program reads it; is ${meant} meant?`]
      : [];
  });
}
