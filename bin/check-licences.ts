/** Exits with 1 for a dependency whose licence is not on the list. */
import { checkLicences } from './lib/licences';
import { lockedFolders } from './lib/lockfile';

for (const folder of lockedFolders) {
  const { checked, refused } = checkLicences(folder);
  for (const line of refused) console.error(line);
  console.log(
    `${folder}: ${checked} packages, ${refused.length} with a licence that is not allowed`,
  );
  if (refused.length > 0 || checked === 0) process.exitCode = 1;
}
