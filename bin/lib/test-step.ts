import type { Report } from '../test-reports';

export type Step = {
  name: string;
  /** Node.js unless it is another program. */
  command?: string;
  args: string[];
  /** Beside those of this process. */
  env?: Record<string, string>;
  /** Read after the step; without it the exit code decides. */
  report?: () => Report;
  /** Exit code of a check that could not be made. */
  skipped?: number;
};
