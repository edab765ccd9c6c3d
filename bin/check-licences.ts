/** Fails for an installed dependency whose licence is not on the list of allowed ones. */
import { checkLicences } from './licences';

for (const folder of ['.', 'bench', 'content-service/scripts']) {
  const { checked, refused } = checkLicences(folder);
  for (const line of refused) console.error(line);
  console.log(
    `${folder}: ${checked} packages, ${refused.length} with a licence that is not allowed`,
  );
  // Only the packages of the root are always installed.
  if (refused.length > 0 || (folder === '.' && checked === 0)) process.exitCode = 1;
}
