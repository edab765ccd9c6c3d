/** Exits with 1 for a dependency whose licence is not on the list. */
import { checkLicences } from './lib/licences';

for (const folder of ['.', 'bench', 'content-service/scripts']) {
  const { checked, refused } = checkLicences(folder);
  for (const line of refused) console.error(line);
  console.log(
    `${folder}: ${checked} packages, ${refused.length} with a licence that is not allowed`,
  );
  // Only the packages of the root are always installed.
  if (refused.length > 0 || (folder === '.' && checked === 0)) process.exitCode = 1;
}
