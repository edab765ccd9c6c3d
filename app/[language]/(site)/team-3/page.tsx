import { teamPage } from '../team-1/team-page';

const { generateMetadata, Page } = teamPage('/team-3');
export { generateMetadata, Page as default };
