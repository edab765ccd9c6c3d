import { checkUnchanged, contentText, copyFiles, within, writeAll } from './content-folder';
import { copyBefore } from './copies';
import type { Plan } from './plan';

/**
 * Pictures first, so that no content names one that is not there yet; then all content at once.
 * @returns why a picture could not be taken; the content names it all the same, for the next try
 * @throws ContentChanged where somebody has changed the content since the plan was made
 */
export async function carryOut(plan: Plan, folder: string, dataDir: string): Promise<string[]> {
  checkUnchanged(plan, folder);
  const missing = await copyFiles(plan, folder);
  const texts = new Map([...plan.content].map(([file, value]) => [file, contentText(value)]));
  checkUnchanged(plan, folder);
  if (texts.size === 0) return missing;
  copyBefore(folder, dataDir, texts);
  writeAll(new Map([...texts].map(([file, text]) => [within(folder, `content/${file}`), text])));
  return missing;
}
