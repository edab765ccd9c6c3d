/** Exits with 1 for a dependency whose licence is not on the list. */
import { checkLicences } from './lib/licences';

const { checked, refused } = checkLicences(process.cwd());
for (const line of refused) console.error(line);
console.log(`${checked} packages, ${refused.length} with a licence that is not on the list`);
process.exitCode = refused.length === 0 && checked > 0 ? 0 : 1;
