import { teamPage } from '../team-1/team-page';

const { metadata, Page } = teamPage('/team-3');
export { metadata, Page as default };
