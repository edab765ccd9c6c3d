/** Makes one folder of a template (template.ts): a company, and data folders of an editor beside it. */
import { cpSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { copyCompany, SMALL } from './companies';

const [folder = '', state] = process.argv.slice(2);
const inFolder = (name: string) => join(folder, name);

copyCompany('demo', inFolder('company'), { files: state === 'small' ? SMALL : undefined });
Object.assign(process.env, {
  NODE_ENV: 'production',
  DATA_DIR: folder,
  CONTENT_DIR: inFolder('company'),
  DATABASE_URL: '',
  LOG_LEVEL: 'silent',
});
const { openEditor, seedWhereEmpty } = await import('@/server/start');
const { checkpoint } = await import('@/server/checkpoint');

const payload = await openEditor();
checkpoint();
cpSync(inFolder('cms'), inFolder('tables'), { recursive: true });
await seedWhereEmpty(payload);
await payload.destroy();
checkpoint();
renameSync(inFolder('cms'), inFolder('seeded'));
process.exit();
