import { parseArgs, type ParseArgsConfig } from 'node:util';

export function exitWith(message: string, code = 1): never {
  console.error(message);
  process.exit(code);
}

/** The options and arguments of a program; unknown ones end it with its usage. */
export function readOptions<T extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: T,
  exitCode = 2,
) {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    return exitWith(`${(error as Error).message}\n${usage}`, exitCode);
  }
}
