import { teamPage } from './team-page';

const { generateMetadata, Page } = teamPage('/team-1');
export { generateMetadata, Page as default };
