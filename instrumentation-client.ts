import { holdOutsideChanges } from '@/lib/delivery/html/outside-changes';

// Next.js runs this before React looks at the page.
holdOutsideChanges();
