import { readFileSync } from 'node:fs';
import { misspeltVariables } from './misspelt-variables';

it('names what is nearly a variable of ours', () => {
  const env = { NODE_ENV: 'test', ENQUIRIES_KEEP_DAY: '90', SMTP_ULR: 'smtp://a', SITE_URL: 'x' };
  expect(misspeltVariables(env as NodeJS.ProcessEnv)).toEqual([
    'ENQUIRIES_KEEP_DAY: no program reads it; is ENQUIRIES_KEEP_DAYS meant?',
    'SMTP_ULR: no program reads it; is SMTP_URL meant?',
  ]);
});

it('is silent about variables of the editor, of Node.js and of the system', () => {
  const names = readFileSync('.env.example', 'utf8').match(/^[A-Z_\d]+(?==)/gm) ?? [];
  const others = [
    'XDG_DATA_DIRS',
    'LS_COLORS',
    'SSH_AUTH_SOCK',
    'NODE_OPTIONS',
    'npm_config_cache',
  ];
  const env = Object.fromEntries([...names, ...others, 'HOME', 'PATH'].map((name) => [name, 'x']));
  for (const name of Object.keys(env))
    expect(misspeltVariables({ [name]: 'x' } as unknown as NodeJS.ProcessEnv)).toEqual([]);
});
