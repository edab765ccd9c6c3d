import { teamPage } from '../team-1/team-page';

const { metadata, Page } = teamPage('/team-2');
export { metadata, Page as default };
